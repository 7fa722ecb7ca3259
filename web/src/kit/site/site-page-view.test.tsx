import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { HOSTILE_LINKS, HOSTILE_TEXTS } from '#domain/site/hostile-texts.ts';
import { PART_KINDS } from '#domain/site/page-kinds.ts';
import type { ResolvedPage } from '#domain/site/site-content.ts';
import { SitePageView } from './site-page-view.tsx';

vi.mock('#lib/brand.ts', () => ({ brand: () => ({ serviceEmail: 'hello@example.com', phone: null }) }));

/** A page of every kind of part whose every field is this text, by whichever way it got into the database. */
function pageOf(text: string): ResolvedPage {
  const link = { type: 'link', attrs: { href: text, onclick: text } };
  const body = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text, marks: [link] }] },
      { type: 'iframe', attrs: { src: text, srcdoc: text }, content: [{ type: 'text', text }] },
    ],
  };
  const item = { title: text, text, name: text, role: text, question: text, answer: text };
  const values = {
    ...{
      title: text,
      lead: text,
      button: text,
      link: text,
      alt: text,
      quote: text,
      name: text,
      role: text,
      side: text,
    },
    ...{ body, items: [item], game: text, area: text },
    photo: { path: text, widths: [480], width: 4, height: 3, fileType: text, placeholder: text },
  };
  return {
    title: text,
    description: text,
    language: 'en-GB',
    parts: PART_KINDS.map((kind) => ({ id: kind, kind, values, language: null })),
  };
}

function draw(text: string): HTMLElement {
  const data = {
    games: [{ slug: text, title: text, family: 'public' }],
    areas: [{ id: text, name: text, description: text }],
    homes: [{ game: text, homes: [{ title: text, place: text, photo: { path: text } }] }],
  };
  const element = <SitePageView page={pageOf(text)} data={data} locale="en-GB" />;
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return container;
}

const RUNS =
  'script,iframe,object,embed,svg,math,form,style,link,meta,base,input,button,video,audio,template';

describe('SitePageView', () => {
  it.each([...HOSTILE_TEXTS, ...HOSTILE_LINKS])('draws %j as words, in every field of every part', (text) => {
    const container = draw(text);
    expect(container.querySelectorAll(RUNS)).toHaveLength(0);
    for (const element of container.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name, element.outerHTML).not.toMatch(/^on|^srcdoc$|^style$|^formaction$/);
        if (name === 'href' || name === 'src')
          expect(value, element.outerHTML).toMatch(
            /^(?:\/(?![/\\])|https?:\/\/[^/]|mailto:hello@example\.com$)/,
          );
      }
  });
  it('draws links that lead somewhere safe', () => {
    const links = [...draw('https://www.example.com/a').querySelectorAll('a')].map(({ href }) => href);
    expect(links.filter((href) => href === 'https://www.example.com/a').length).toBeGreaterThanOrEqual(3);
  });
});
