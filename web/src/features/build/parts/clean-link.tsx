import { useState } from 'react';
import { readListingUrl } from '#functions/_shared/reader/url/normalise-url.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Links go in, clean ones come out, by the rule by which the builder finds duplicates. Nothing is sent anywhere. */
export function Part() {
  const [text, setText] = useState('');
  const lines = text.split(/\s+/).filter((line) => line !== '');
  const read = lines.map((line) => ({ line, link: readListingUrl(line) }));
  const links = [...new Set(read.flatMap(({ link }) => (link ? [link.url] : [])))];
  const odd = read.filter(({ link }) => link === null).map(({ line }) => line);
  const searches = read.filter(({ link }) => link?.isSearch).length;
  const twice = read.length - odd.length - links.length;
  return (
    <>
      <TextArea
        label={t('builder.clean.links')}
        hint={t('builder.clean.hint')}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {links.length > 0 ? <CopyField label={t('builder.clean.result')} text={links.join('\n')} /> : null}
      <div role="status">
        {twice > 0 ? <p>{t('builder.clean.twice', { count: twice })}</p> : null}
        {searches > 0 ? <p>{t('builder.clean.searches', { count: searches })}</p> : null}
        {odd.length > 0 ? (
          <p dir="auto">{t('builder.clean.odd', { links: odd.join(', ').slice(0, 300) })}</p>
        ) : null}
      </div>
      <p>
        <TextLink as={Link} to={PATHS.createGame}>
          {t('builder.clean.on')}
        </TextLink>
      </p>
    </>
  );
}
