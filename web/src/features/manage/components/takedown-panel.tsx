import type { Takedown, TakedownPage } from '#wire/takedowns.ts';
import { useRef, useState, type ReactNode } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay } from '#kit/access/use-may.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList, type List } from '#kit/call/use-list.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { readTakedowns } from '../queries.ts';
import { TakedownItem } from './takedown-item.tsx';
import './takedowns.css';

interface TakedownPanelProps {
  /** a game; null: everything that the reader may decide about */
  readonly slug: string | null;
  /** a home is gone, so what is on screen may be out of date */
  readonly onChange?: () => void;
  /** what else staff decide about, below it: nobody else is answered there */
  readonly forStaff?: ReactNode;
}

/** What rights holders ask to have taken down, the oldest first, and below it what was decided. */
export function TakedownPanel({ slug, onChange, forStaff }: TakedownPanelProps) {
  const open = useTakedowns(slug, false);
  const [decisions, setDecisions] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { first } = open;
  const decidesAll = useMay('staff.take-down', { isStaff: first?.isStaff });
  const decided = () => {
    void open.reload();
    setDecisions((count) => count + 1);
    onChange?.();
    // The row is gone in a moment, and the focus with it.
    heading.current?.focus();
  };
  return (
    <section className="takedowns" aria-labelledby="takedowns">
      <h2 id="takedowns" ref={heading} tabIndex={-1}>
        {t('takedowns.title')}
      </h2>
      <p className="muted">
        {t(slug !== null ? 'takedowns.lead' : decidesAll ? 'takedowns.leadStaff' : 'takedowns.leadOwn')}
      </p>
      {slug === null && decidesAll ? (
        <p>
          <TextLink as={Link} to={PATHS.editionPlan}>
            {t('manage.planned')}
          </TextLink>
        </p>
      ) : null}
      <TakedownList
        list={open}
        empty={<Empty title={t('takedowns.none')}>{t('takedowns.noneHelp')}</Empty>}
        onDecided={decided}
      />
      {first && first.elsewhere > 0 ? (
        <p className="manage-note">{plural('takedowns.elsewhere', first.elsewhere)}</p>
      ) : null}
      <details onToggle={(event) => setIsShown(event.currentTarget.open)}>
        <summary>{t('takedowns.decided')}</summary>
        {isShown ? <Decided key={decisions} slug={slug} /> : null}
      </details>
      {decidesAll ? forStaff : null}
    </section>
  );
}

/** What was decided, the newest first; read when somebody looks. */
function Decided({ slug }: Pick<TakedownPanelProps, 'slug'>) {
  const list = useTakedowns(slug, true);
  return <TakedownList list={list} empty={<p className="muted">{t('takedowns.noneDecided')}</p>} />;
}

function useTakedowns(slug: string | null, isDecided: boolean) {
  return useList<Takedown, TakedownPage>(['takedowns', slug, isDecided], (after) =>
    readTakedowns(slug, isDecided, after),
  );
}

interface TakedownListProps {
  readonly list: List<Takedown, TakedownPage>;
  readonly empty: ReactNode;
  readonly onDecided?: () => void;
}

function TakedownList({ list, empty, ...rest }: TakedownListProps) {
  return (
    <ListView
      list={list}
      waiting={
        <Waiting label={t('takedowns.loading')}>
          <Skeleton height="6rem" lines={2} />
        </Waiting>
      }
      empty={empty}
      more={t('takedowns.more')}
    >
      {(requests) => (
        <ol className="takedown-list">
          {requests.map((request) => (
            <TakedownItem key={request.id} request={request} {...rest} />
          ))}
        </ol>
      )}
    </ListView>
  );
}
