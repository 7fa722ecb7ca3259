import { useState } from 'react';
import type { Example } from './example.ts';
import { Pagination } from './pagination.tsx';

function Held({ pages }: { readonly pages: number }) {
  const [page, setPage] = useState(5);
  return (
    <Pagination
      page={page}
      pages={pages}
      onPage={setPage}
      labels={{
        pagination: `Pages of ${pages}`,
        previous: 'Previous',
        next: 'Next',
        page: (number) => `Page ${number}`,
      }}
    />
  );
}

export const examples: readonly Example[] = [
  { name: 'many pages', render: () => <Held pages={12} /> },
  { name: 'the last page', render: () => <Held pages={5} /> },
];
