import { useNavigate } from 'react-router-dom';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import type { GameTemplate } from '#wire/listing-cards.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { draftOfPack, packName } from '../draft/draft-of-pack.ts';
import { keepDraft } from '../draft/local-drafts.ts';
import { readTemplates } from '../queries.ts';

/** The pack that a page is about: what it holds, and the press that makes a draft of it and opens the builder. */
export function Part({ pack: key }: { readonly pack?: string | undefined }) {
  const call = useCall(['game-packs'], readTemplates);
  const toBuilder = (
    <p>
      <TextLink as={Link} to={PATHS.createGame}>
        {t('builder.pack.toBuilder')}
      </TextLink>
    </p>
  );
  return (
    <CallView call={call} failed={t('builder.packs.failed')} waiting={<Skeleton height="8rem" />}>
      {(packs) => {
        const pack = packs.find((one) => one.key === key);
        return (
          <>
            {pack ? <Start pack={pack} /> : <p>{t('builder.pack.unknown')}</p>}
            {toBuilder}
          </>
        );
      }}
    </CallView>
  );
}

function Start({ pack }: { readonly pack: GameTemplate }) {
  const navigate = useNavigate();
  const starting = useDeed();
  const { homes, rules } = pack;
  const { rounds = homes } = rules;
  const start = () =>
    starting.run(async () => {
      const draft = await draftOfPack(pack);
      await keepDraft(draft);
      await navigate(`${PATHS.createGame}?draft=${draft.id}`);
    });
  return (
    <>
      <h2>{packName(pack.key)}</h2>
      <p>
        {t('builder.pack.holds', {
          homes: rounds < homes ? t('builder.pack.some', { rounds, homes }) : plural('builder.rows', homes),
        })}
      </p>
      <Button kind="primary" isBusy={starting.isBusy} onClick={() => void start()}>
        {t('builder.pack.start')}
      </Button>
      <DeedError error={starting.error} />
    </>
  );
}
