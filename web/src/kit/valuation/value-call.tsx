import type { ReactNode } from 'react';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { errorText } from '#lib/error-text.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import type { Call } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { REFERENCES_PATH } from './valuation-paths.ts';

interface ValueCallProps {
  readonly call: Call<ValueHomeAnswer>;
  /** the reader said where the home is, and may say another place where too few sales are known */
  readonly mayAskElsewhere?: boolean;
  readonly children: (value: ValueHomeAnswer) => ReactNode;
}

/** A value in its states. Where too few sales are known that is an answer and no failure: asking again changes nothing. */
export function ValueCall({ call, mayAskElsewhere = false, children }: ValueCallProps) {
  const { error } = call;
  if (error?.code === 'not_enough_sales') {
    const { title, help } = errorText(error);
    return (
      <div role="status">
        <Empty
          title={mayAskElsewhere ? title : t('valuation.tooFew')}
          action={
            <TextLink as={Link} look="secondary" to={REFERENCES_PATH}>
              {t('valuation.whereKnown')}
            </TextLink>
          }
        >
          {mayAskElsewhere ? help : null}
        </Empty>
      </div>
    );
  }
  return (
    <div className="value-call" aria-busy={call.isBusy || undefined}>
      <CallView
        call={call}
        failed={t('valuation.failed')}
        waiting={
          <Waiting label={t('valuation.waiting')}>
            <Skeleton height="6rem" lines={5} />
          </Waiting>
        }
      >
        {children}
      </CallView>
    </div>
  );
}
