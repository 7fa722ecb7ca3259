import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { Agency } from './agency-here.ts';

/** It comes with the first press; where its file does not come, the menu still leads everywhere. */
const Palette = lazy(() =>
  import('./palette.tsx').then(
    (module) => ({ default: module.Palette }),
    () => ({ default: () => null }),
  ),
);

/** The way to everything of an agency by its name: a button, and Ctrl or Cmd with K. */
export function PaletteOpener({ agency }: { readonly agency: Agency }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        size="small"
        className="agency-find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        {t('agency.palette.open')} <kbd aria-hidden="true">{isApple() ? '⌘K' : t('agency.palette.keys')}</kbd>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Palette agency={agency} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
