import { Button } from './button.tsx';
import './pagination.css';

export interface PaginationProps {
  /** from 1 */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly labels: {
    readonly pagination: string;
    readonly previous: string;
    readonly next: string;
    /** e.g. (3) => "Page 3" */
    readonly page: (page: number) => string;
  };
}

/** The pages of a long list: first, last, and those around the open one. */
export function Pagination({ page, pages, onPage, labels }: PaginationProps) {
  return (
    <nav className="ui-pagination" aria-label={labels.pagination}>
      <Button
        size="small"
        kind="quiet"
        aria-label={labels.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <span aria-hidden="true">‹</span>
      </Button>
      <ol>
        {pagesShown(page, pages).map((shown, place) => (
          <li key={shown ?? `gap-${place}`}>
            {shown === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Button
                size="small"
                kind={shown === page ? 'primary' : 'quiet'}
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                onClick={() => onPage(shown)}
              >
                {shown}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button
        size="small"
        kind="quiet"
        aria-label={labels.next}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <span aria-hidden="true">›</span>
      </Button>
    </nav>
  );
}

/** 1 … 4 5 6 … 12, with null for each gap; a gap of one page shows that page instead. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const wanted = new Set(
    [1, pages, page - 1, page, page + 1].filter((shown) => shown >= 1 && shown <= pages),
  );
  if (wanted.has(3)) wanted.add(2);
  if (wanted.has(pages - 2)) wanted.add(pages - 1);
  const sorted = [...wanted].filter((shown) => shown >= 1).sort((a, b) => a - b);
  return sorted.flatMap((shown, place) => {
    const before = sorted[place - 1];
    return before !== undefined && shown - before > 1 ? [null, shown] : [shown];
  });
}
