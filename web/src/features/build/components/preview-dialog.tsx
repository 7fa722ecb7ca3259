import { useEffect, useMemo, useState } from 'react';
import type { RoundPreview } from '#kit/games/round-preview.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBuilder } from '../builder-context.ts';
import { makePreview } from '../preview/make-preview.ts';
import { PreviewFrame, type Screen } from '../preview/preview-frame.tsx';
import { useLocalUrls } from '../preview/use-local-urls.ts';

interface PreviewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The game as a player meets it: the real round with the draft's homes, in a frame. */
export function PreviewDialog({ isOpen, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('builder.preview')}
      labels={{ close: t('builder.close') }}
    >
      <Preview />
    </Dialog>
  );
}

const SCREENS = ['phone', 'desktop'] as const;
const THEMES = ['light', 'dark'] as const;

function Preview() {
  const { judged } = useBuilder();
  const rows = useMemo(() => judged.filter(({ isIn }) => isIn).map(({ row }) => row), [judged]);
  const preview = usePreview(rows);
  const [place, setPlace] = useState(0);
  const [screen, setScreen] = useState<Screen>(() => (window.innerWidth < 900 ? 'phone' : 'desktop'));
  const [theme, setTheme] = useState<(typeof THEMES)[number]>(shownTheme);
  if (rows.length === 0) return <p className="muted">{t('builder.preview.none')}</p>;
  const row = rows[place];
  return (
    <div className="preview">
      <div className="preview-tools">
        <Choice
          label={t('builder.preview.size')}
          options={SCREENS.map((value) => ({ value, label: t(`builder.preview.size.${value}`) }))}
          value={screen}
          onChoose={setScreen}
        />
        <Choice
          label={t('builder.preview.theme')}
          options={THEMES.map((value) => ({ value, label: t(`builder.preview.theme.${value}`) }))}
          value={theme}
          onChoose={setTheme}
        />
        <div className="preview-choice">
          <Button size="small" onClick={() => setPlace(place - 1)} disabled={place === 0}>
            {t('builder.preview.before')}
          </Button>
          <Button size="small" onClick={() => setPlace(place + 1)} disabled={place + 1 >= rows.length}>
            {t('builder.preview.next')}
          </Button>
        </div>
      </div>
      {preview ? (
        <PreviewFrame preview={preview} place={place} onPlace={setPlace} screen={screen} theme={theme} />
      ) : (
        <Skeleton height="min(60vh, 24rem)" />
      )}
      <p className="muted" role="status">
        {row ? `${t('builder.preview.home', { place: place + 1, total: rows.length })}. ` : null}
        {t(row && row.listingId !== null ? 'builder.preview.existing' : 'builder.preview.note')}
      </p>
    </div>
  );
}

/** The rounds, made anew when the draft changes. */
function usePreview(rows: Parameters<typeof makePreview>[1]): RoundPreview | null {
  const { document } = useBuilder();
  const localUrls = useLocalUrls(rows);
  const [preview, setPreview] = useState<RoundPreview | null>(null);
  useEffect(() => {
    if (localUrls === null) return;
    let isStale = false;
    void makePreview(document, rows, { localUrls, now: new Date().toISOString() }).then((made) => {
      if (!isStale) setPreview(made);
    });
    return () => {
      isStale = true;
    };
  }, [document, rows, localUrls]);
  return preview;
}

function shownTheme(): 'light' | 'dark' {
  const { theme } = window.document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="preview-choice">
      {options.map((option) => (
        <Button
          key={option.value}
          size="small"
          aria-pressed={option.value === value}
          kind={option.value === value ? 'primary' : 'secondary'}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}
