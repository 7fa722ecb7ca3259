import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { itemsOf, linkOf, photoOf, richOf, wordsOf, type PartValues } from '../part-values.ts';
import { RichTextView } from '../rich-text-view.tsx';
import { SiteLink } from '../site-link.tsx';
import { SitePicture } from '../site-picture.tsx';
import { PartHead } from './part-head.tsx';
import type { PartProps } from './part-props.ts';

/** The button that a part ends in. */
function PartButton({ values }: { readonly values: PartValues }) {
  const [label, link] = [wordsOf(values, 'button'), linkOf(values)];
  return label && link ? (
    <SiteLink className="site-part-button" href={link}>
      {label}
    </SiteLink>
  ) : null;
}

/** The first thing of a page: large words, a picture, a way on. */
export function HeroPart({ values, isFirst }: PartProps) {
  const photo = photoOf(values['photo'], wordsOf(values, 'alt'));
  return (
    <div className="site-hero" data-picture={photo ? '' : undefined}>
      <div className="site-hero-words">
        <PartHead values={values} />
        <PartButton values={values} />
      </div>
      {photo ? <SitePicture photo={photo} sizes="(min-width: 60rem) 32rem, 100vw" isFirst={isFirst} /> : null}
    </div>
  );
}

/** Words. */
export function TextPart({ values }: PartProps) {
  return (
    <>
      <PartHead values={values} />
      <RichTextView text={richOf(values, 'body')} />
    </>
  );
}

/** A picture beside words. */
export function ImagePart({ values }: PartProps) {
  const photo = photoOf(values['photo'], wordsOf(values, 'alt'));
  return (
    <div className="site-beside" data-side={wordsOf(values, 'side') || 'start'}>
      {photo ? <SitePicture photo={photo} sizes="(min-width: 60rem) 32rem, 100vw" /> : null}
      <div>
        <PartHead values={values} />
        <RichTextView text={richOf(values, 'body')} />
      </div>
    </div>
  );
}

/** What the agency does. */
export function ServicesPart({ values }: PartProps) {
  return (
    <>
      <PartHead values={values} />
      <ul className="site-cards">
        {itemsOf(values).map((item, place) => (
          <li key={place} className="site-card">
            <h3>{wordsOf(item, 'title')}</h3>
            <p className="site-lines">{wordsOf(item, 'text')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who works there. */
export function TeamPart({ values }: PartProps) {
  return (
    <>
      <PartHead values={values} />
      <ul className="site-cards">
        {itemsOf(values).map((item, place) => (
          <li key={place} className="site-card">
            <h3>{wordsOf(item, 'name')}</h3>
            <p className="muted">{wordsOf(item, 'role')}</p>
            <p className="site-lines">{wordsOf(item, 'text')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What somebody says who agreed to be quoted. */
export function TestimonialPart({ values }: PartProps) {
  const [name, role] = [wordsOf(values, 'name'), wordsOf(values, 'role')];
  return (
    <figure className="site-quote">
      <blockquote className="site-lines">{wordsOf(values, 'quote')}</blockquote>
      {name || role ? (
        <figcaption className="muted">{[name, role].filter(Boolean).join(', ')}</figcaption>
      ) : null}
    </figure>
  );
}

/** Questions, each opening its answer. */
export function FaqPart({ values }: PartProps) {
  return (
    <>
      <PartHead values={values} />
      <div className="site-questions">
        {itemsOf(values).map((item, place) => (
          <details key={place}>
            <summary>{wordsOf(item, 'question')}</summary>
            <p className="site-lines">{wordsOf(item, 'answer')}</p>
          </details>
        ))}
      </div>
    </>
  );
}

/** The way to write to the agency. */
export function FormPart({ values }: PartProps) {
  const { serviceEmail, phone } = brand();
  return (
    <>
      <PartHead values={values} />
      <p className="site-ways-in">
        <SiteLink className="site-part-button" href={`mailto:${serviceEmail}`}>
          {wordsOf(values, 'button') || t('information.writeToUs')}
        </SiteLink>
        {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
      </p>
    </>
  );
}

/** What to do next. */
export function ActionPart({ values }: PartProps) {
  return (
    <div className="site-action">
      <PartHead values={values} />
      <PartButton values={values} />
    </div>
  );
}
