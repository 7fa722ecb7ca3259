// Small pages in the shapes that portals have had over the years, for tests. Every home in them is made up.

export const json = (value: unknown) => JSON.stringify(value);

/** A page with scripts in its head and a body. */
export function page(options: {
  title?: string;
  head?: string;
  scripts?: readonly string[];
  body?: string;
}): string {
  const scripts = (options.scripts ?? []).map((text) => `<script>${text}</script>`).join('\n');
  return `<!doctype html><html lang="en"><head><title>${options.title ?? 'A home'}</title>${options.head ?? ''}${scripts}</head><body>${options.body ?? ''}</body></html>`;
}

export function nextPage(pageProps: unknown, extra: Record<string, unknown> = {}): string {
  return page({
    head: `<script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps, ...extra } })}</script>`,
  });
}

export function linkedPage(value: unknown, body = ''): string {
  return page({ head: `<script type="application/ld+json">${json(value)}</script>`, body });
}

export const rightmoveProperty = {
  id: '900000001',
  channel: 'RES_BUY',
  transactionType: 'BUY',
  status: { published: true, archived: false },
  text: {
    description: 'A bright house.<br /><br />Guide price £450,000. Two gardens.',
    pageTitle: '3 bedroom house for sale in Sample Lane',
  },
  prices: { primaryPrice: '£450,000', displayPriceQualifier: 'Offers in Excess of' },
  address: {
    displayAddress: 'Sample Lane, Sampleton, OX9',
    countryCode: 'GB',
    outcode: 'OX9',
    incode: '1ZZ',
  },
  location: { latitude: 51.5, longitude: -1.25 },
  bedrooms: 3,
  bathrooms: 2,
  propertySubType: 'Semi-Detached',
  tenure: { tenureType: 'FREEHOLD' },
  keyFeatures: ['South garden', 'Reduced from £475,000'],
  images: [{ url: 'https://media.example.com/1.jpeg' }, { url: 'https://media.example.com/2.jpeg' }],
  sizings: [{ unit: 'sqft', minimumSize: 1000, maximumSize: 1000 }],
  customer: { branchDisplayName: 'Sample Agents, Sampleton' },
  listingHistory: { listingUpdateReason: 'Added on 04/02/2026' },
};

/** Packs a value as Rightmove does: a flat list in which members are indices. */
export function packed(value: unknown): unknown[] {
  const pool: unknown[] = [];
  const put = (item: unknown): number => {
    const index = pool.push(null) - 1;
    if (Array.isArray(item)) pool[index] = item.map(put);
    else if (typeof item === 'object' && item !== null) {
      pool[index] = Object.fromEntries(Object.entries(item).map(([name, inner]) => [name, put(inner)]));
    } else pool[index] = item;
    return index;
  };
  put(value);
  return pool;
}

export const SAMPLE_PAGES: readonly string[] = [
  page({ scripts: [`window.PAGE_MODEL = ${json({ propertyData: rightmoveProperty })}`] }),
  page({
    scripts: [
      `window.__PAGE_MODEL = ${json({ data: json(packed({ propertyData: rightmoveProperty })), encoding: 'on' })};`,
    ],
  }),
  linkedPage([
    {
      '@type': 'House',
      name: 'A house',
      numberOfBedrooms: 3,
      offers: { price: 450000, priceCurrency: 'GBP' },
    },
  ]),
  page({
    body: '<h1>Villa in Sample Bay</h1><table><tr><td>Price:</td><td>€575,000</td></tr><tr><td>Bedrooms</td><td>3</td></tr></table>',
  }),
  page({ scripts: ['self.__next_f.push([1,"5:T3,abc6:{\\"counts\\":{\\"numBedrooms\\":2}}\\n"])'] }),
];
