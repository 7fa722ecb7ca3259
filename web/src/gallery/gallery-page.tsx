import { BrandBoard } from './brand-board.tsx';
import type { Example } from '#ui/example.ts';
import './gallery-page.css';

const modules = import.meta.glob<{ examples: readonly Example[] }>('../ui/*.examples.tsx', { eager: true });

/** Every component's examples, by the name of its file. */
const entries = Object.entries(modules).map(([path, { examples }]) => ({
  name: path.replace('../ui/', '').replace('.examples.tsx', ''),
  examples,
}));

/** The names that `?entry=` takes. */
const entryNames = ['brands', ...entries.map(({ name }) => name)];

/** The design system laid out: all of it, or one entry (`?entry=button`), light or dark (`?theme=dark`). */
export function GalleryPage({ entry }: { readonly entry: string | null }) {
  return (
    <main className="gallery" data-entries={entryNames.join(' ')}>
      <nav aria-label="Components">
        {entryNames.map((name) => (
          <a key={name} href={`?entry=${name}`} aria-current={name === entry ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {entry === null || entry === 'brands' ? <BrandBoard /> : null}
      {entries
        .filter(({ name }) => entry === null || name === entry)
        .map(({ name, examples }) => (
          <section key={name} id={name}>
            <h1>{name}</h1>
            {examples.map((example) => (
              <figure key={example.name}>
                <figcaption>{example.name}</figcaption>
                {example.render()}
              </figure>
            ))}
          </section>
        ))}
    </main>
  );
}
