import type { ComponentType } from 'react';
import type { PartKind } from '#domain/site/page-kinds.ts';
import type { ResolvedPage } from '#domain/site/site-content.ts';
import type { SiteData } from '#wire/site.ts';
import { GamesPart, HomesPart, MapPart, NeighbourhoodPart } from './parts/data-parts.tsx';
import type { PartProps } from './parts/part-props.ts';
import {
  ActionPart,
  FaqPart,
  FormPart,
  HeroPart,
  ImagePart,
  ServicesPart,
  TeamPart,
  TestimonialPart,
  TextPart,
} from './parts/text-parts.tsx';
import '#ui/visually-hidden.css';
import './site-page.css';

const PARTS: Readonly<Record<PartKind, ComponentType<PartProps>>> = {
  hero: HeroPart,
  text: TextPart,
  image: ImagePart,
  services: ServicesPart,
  homes: HomesPart,
  games: GamesPart,
  neighbourhood: NeighbourhoodPart,
  team: TeamPart,
  testimonial: TestimonialPart,
  form: FormPart,
  map: MapPart,
  faq: FaqPart,
  action: ActionPart,
};

interface SitePageViewProps {
  readonly page: ResolvedPage;
  readonly data: SiteData;
  /** the language around the page */
  readonly locale: string;
}

/** A page of an agency: what everybody sees, and what its people see while they write it. */
export function SitePageView({ page, data, locale }: SitePageViewProps) {
  const [first] = page.parts;
  const lang = page.language === locale ? undefined : page.language;
  return (
    <article className="page site-page" lang={lang}>
      {/* Where the page begins with large words of its own, its title is for those who do not see them. */}
      <h1 className={first?.kind === 'hero' && first.values['title'] ? 'ui-hidden' : undefined}>
        {page.title}
      </h1>
      {page.parts.map((part, place) => {
        const Part = PARTS[part.kind];
        return (
          <section
            key={part.id}
            className="site-part"
            data-kind={part.kind}
            data-part={part.id}
            lang={part.language ?? undefined}
          >
            <Part values={part.values} data={data} isFirst={place === 0} />
          </section>
        );
      })}
    </article>
  );
}
