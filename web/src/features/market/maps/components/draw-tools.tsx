import { useState, type SubmitEvent } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DrawnQuery } from '../drawing.ts';
import type { MapView } from '../map-view.ts';
import { readCodes } from '../tidy-code.ts';

interface DrawToolsProps {
  readonly drawn: DrawnQuery;
  readonly view: MapView;
  readonly onRing: (ring: DrawnQuery['ring']) => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Everything that can be drawn on the map, without it: corners by the middle of the map, and codes by their names. */
export function DrawTools({ drawn: { ring, codes }, view, onRing, onCodes }: DrawToolsProps) {
  const { latitude, longitude } = view;
  return (
    <div className="maps-draw">
      <CodeForm codes={codes} onCodes={onCodes} />
      {codes.length > 0 ? (
        <ul className="maps-chips" aria-label={t('maps.draw.codes')}>
          {codes.map((code) => (
            <li key={code}>
              <Button size="small" onClick={() => onCodes(codes.filter((one) => one !== code))}>
                {t('maps.draw.remove', { what: code })}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="maps-fine">{t('maps.draw.help')}</p>
          <div className="maps-goes">
            <Button size="small" onClick={() => onRing([...ring, { latitude, longitude }])}>
              {t('maps.draw.middle')}
            </Button>
            {ring.length > 0 ? (
              <Button size="small" onClick={() => onRing(ring.slice(0, -1))}>
                {t('maps.draw.undo')}
              </Button>
            ) : null}
          </div>
          {ring.length > 0 ? (
            <ol className="maps-chips" aria-label={t('maps.draw.corners')}>
              {ring.map((corner, at) => (
                <li key={`${String(corner.latitude)} ${String(corner.longitude)} ${String(at)}`}>
                  <Button size="small" onClick={() => onRing(ring.toSpliced(at, 1))}>
                    {t('maps.draw.remove', { what: t('maps.draw.corner', { number: at + 1 }) })}
                  </Button>
                </li>
              ))}
            </ol>
          ) : null}
        </>
      )}
      {ring.length + codes.length > 0 ? (
        <Button
          size="small"
          onClick={() => {
            onCodes([]);
            onRing([]);
          }}
        >
          {t('maps.draw.clear')}
        </Button>
      ) : null}
    </div>
  );
}

function CodeForm({
  codes,
  onCodes,
}: Pick<DrawToolsProps, 'onCodes'> & { readonly codes: readonly string[] }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const read = readCodes(typed);
    setIsWrong(read.length === 0);
    if (read.length === 0) return;
    onCodes([...new Set([...codes, ...read])]);
    setTyped('');
  };
  return (
    <form className="maps-place" onSubmit={submit}>
      <TextField
        label={t('maps.draw.add')}
        hint={t('maps.draw.addHint')}
        error={isWrong ? t('maps.draw.addWrong') : undefined}
        value={typed}
        maxLength={400}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit">{t('maps.draw.addButton')}</Button>
    </form>
  );
}
