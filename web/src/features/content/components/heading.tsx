import type { ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { showToast } from '#ui/toasts.ts';
import { named } from '../named.ts';

interface HeadingProps {
  readonly tag: 'h2' | 'h3';
  readonly id: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** A heading with its own address: the sign after it leads there and takes the address along to paste it. */
export function Heading({ tag: Tag, id, words, children }: HeadingProps) {
  const copy = async () => {
    const { origin, pathname } = window.location;
    // Where nothing can be copied, the address bar has it: the link was followed.
    await navigator.clipboard.writeText(`${origin}${pathname}#${id}`).then(
      () => showToast({ tone: 'good', text: t('information.linkCopied') }),
      () => undefined,
    );
  };
  return (
    <div className="information-heading">
      <Tag id={id}>{children}</Tag>
      <a
        href={`#${id}`}
        aria-label={t('information.copyLink', { heading: named(words) })}
        onClick={() => void copy()}
      >
        <span aria-hidden="true">#</span>
      </a>
    </div>
  );
}
