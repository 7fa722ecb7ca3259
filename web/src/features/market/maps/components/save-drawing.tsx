import { useState } from 'react';
import { saveAreaCluster } from '#wire/areas.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { newId } from '#lib/new-id.ts';
import { useSession } from '#lib/use-session.ts';
import { TextLink } from '#ui/text-link.tsx';
import { areaPath } from '../../paths.ts';
import type { Drawing } from '../queries.ts';

interface SaveDrawingProps {
  readonly drawing: Drawing;
  /** the drawing as the address says it */
  readonly said: string;
}

const schema = saveAreaCluster.takes.pick({ name: true });

/** Keeps a drawing as a neighbourhood of the brand. The server knows who may; whoever may not reads why, and loses nothing. */
export function SaveDrawing({ drawing, said }: SaveDrawingProps) {
  const isSignedIn = useSession() !== null;
  // The same one sent again, after a lost answer, is the same neighbourhood.
  const [id, setId] = useState(newId);
  const [saved, setSaved] = useState<{ readonly id: string; readonly said: string } | null>(null);
  const form = useSchemaForm({
    schema,
    start: { name: '' },
    send: async ({ name }) => {
      const { country, codes, ring } = drawing;
      await callRpc('save_area_cluster', {
        id,
        version: 0,
        name,
        countryCode: country,
        ...(codes.length > 0
          ? { codes: [...codes] }
          : { polygon: ring.map(([x, y]): [number, number] => [x, y]) }),
        ...brandArg(),
      });
      setSaved({ id, said });
      setId(newId());
    },
  });
  if (!isSignedIn) return <p className="maps-fine">{t('maps.draw.signIn')}</p>;
  if (saved?.said === said)
    return (
      <p role="status">
        {t('maps.draw.saved')}{' '}
        <TextLink as={Link} to={areaPath(saved.id)}>
          {t('maps.draw.open')}
        </TextLink>
      </p>
    );
  return (
    <FormFrame form={form} submit={t('maps.draw.save')}>
      <p className="maps-fine">{t('maps.draw.saveHelp')}</p>
      <FormText {...form.field('name')} label={t('maps.draw.name')} />
    </FormFrame>
  );
}
