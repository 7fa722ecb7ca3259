import { lazy, Suspense } from 'react';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PhotoEditorProps } from './photo-editor.tsx';

// Most photos are never changed.
const PhotoEditor = lazy(async () => ({
  default: (await withTexts(['photos'], () => import('./photo-editor.tsx'))).PhotoEditor,
}));

interface MendDialogProps extends PhotoEditorProps {
  readonly title: string;
}

/** Crops a photo, and covers what nobody shall see on it. It is on the page only while it is open. */
export function MendDialog({ title, ...editor }: MendDialogProps) {
  return (
    <Dialog isOpen isModal onClose={editor.onClose} title={title} labels={{ close: t('photos.close') }}>
      <Suspense fallback={<Skeleton height="min(60vh, 24rem)" />}>
        <PhotoEditor {...editor} />
      </Suspense>
    </Dialog>
  );
}
