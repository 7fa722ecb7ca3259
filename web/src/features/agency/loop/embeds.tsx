import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { managePath } from '#domain/game-paths.ts';
import type { EmbeddedGame } from '#wire/embeds.ts';
import { callRpc } from '#lib/api.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { brandOrigin } from '#kit/sharing/brand-origin.ts';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { EmbedLookFields } from './embed-look-fields.tsx';
import { embedAddress, embedSnippet, type EmbedLook } from './embed-snippet.ts';
import './loop.css';

/** The games of an agency, and for the chosen one the code that shows it on another site. */
export function Embeds({ agency }: { readonly agency: Agency }) {
  const call = useCall(['embeds', agency.id], () => callRpc('agency_embeds', { agencyId: agency.id }));
  return (
    <>
      <h1>{t('agencyLoop.embed.title')}</h1>
      <p className="lead">{t('agencyLoop.embed.lead')}</p>
      <p>
        {t('agencyLoop.embed.oneHome')}{' '}
        <TextLink as={Link} look="text" to={`${agency.basePath}/properties/list/all`}>
          {t('agencyLoop.embed.toHomes')}
        </TextLink>
      </p>
      <CallView
        call={call}
        waiting={<Skeleton height="20rem" />}
        failed={t('agencyLoop.reports.failed')}
        isEmpty={({ games }) => games.length === 0}
        empty={<Empty title={t('agencyLoop.reports.empty')}>{t('agencyLoop.reports.emptyHelp')}</Empty>}
      >
        {({ games }) => <Snippet agency={agency} games={games} />}
      </CallView>
    </>
  );
}

interface SnippetProps {
  readonly agency: Agency;
  readonly games: readonly EmbeddedGame[];
}

function Snippet({ agency, games }: SnippetProps) {
  const [asked] = useSearchParams();
  const [slug, setSlug] = useState(asked.get('game') ?? games[0]?.slug ?? '');
  const [look, setLook] = useState<EmbedLook>({});
  const game = games.find((one) => one.slug === slug);
  if (!game) return null;
  const { title, family, embedDomains, shown, begun } = game;
  const origin = brandOrigin(agency.key);
  const preview = embedAddress({ origin, slug, look });
  return (
    <div className="loop-embed">
      <div className="loop-choice">
        <Select
          label={t('agencyLoop.embed.game')}
          value={slug}
          options={games.map((one) => ({ value: one.slug, label: one.title }))}
          onChange={({ currentTarget: { value } }) => setSlug(value)}
        />
        <EmbedLookFields look={look} onChange={setLook} />
      </div>
      <CopyField
        label={t('agencyLoop.embed.snippet')}
        hint={
          embedDomains.length === 0
            ? t('agencyLoop.embed.noDomains')
            : t('agencyLoop.embed.domains', { domains: embedDomains.join(', ') })
        }
        text={embedSnippet({ origin, slug, title, look })}
      />
      <p>
        <TextLink href={new URL(managePath(family, slug), origin).href}>
          {t('agencyLoop.embed.settings')}
        </TextLink>
      </p>
      <p className="muted">
        {t('agencyLoop.embed.counts', { shown: formatNumber(shown), plays: formatNumber(begun) })}
      </p>
      {/* A game that no site may show refuses every frame, and another brand's pages refuse ours. */}
      {embedDomains.length > 0 && origin === window.location.origin ? (
        <>
          <h2>{t('agencyLoop.embed.preview')}</h2>
          <iframe
            key={preview}
            className="loop-preview"
            src={preview}
            title={t('agencyLoop.embed.preview')}
            loading="lazy"
          />
        </>
      ) : null}
    </div>
  );
}
