import { useState } from 'react';
import { PROOF_LABEL, type AgencyHost } from '#wire/agency-hosts.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { AskDialog } from '#ui/ask-dialog.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';

interface HostRowProps {
  readonly agencyId: string;
  readonly host: AgencyHost;
  readonly onChanged: (now: readonly AgencyHost[]) => void;
}

/** A host: whether the site stands there, and until then the records that its people have to make. */
export function HostRow({ agencyId, host: shown, onChanged }: HostRowProps) {
  const { id, host, token, verifiedAt, checkedAt, failure } = shown;
  const { isBusy, error, run } = useDeed();
  const [isAsked, setIsAsked] = useState(false);
  const look = async () => {
    const { body } = await callFunction('check-host', { hostId: id }, { attempts: 1 });
    onChanged(body);
    const found = body.find((one) => one.id === id);
    if (found?.failure === null) showToast({ tone: 'good', text: t('agencyOffice.hosts.found', { host }) });
  };
  const remove = async () => {
    onChanged(await callRpc('remove_agency_host', { agencyId, hostId: id }));
    showToast({ tone: 'good', text: t('agencyOffice.hosts.removed', { host }) });
  };
  return (
    <li>
      <p className="agency-host-name">
        <b dir="auto">{host}</b>
        <Badge tone={verifiedAt === null ? 'neutral' : 'good'}>
          {t(verifiedAt === null ? 'agencyOffice.hosts.waits' : 'agencyOffice.hosts.stands')}
        </Badge>
      </p>
      {verifiedAt === null ? (
        <ol className="agency-host-steps">
          <li>
            <p>{t('agencyOffice.hosts.proof')}</p>
            <CopyField label={t('agencyOffice.hosts.recordName')} text={`${PROOF_LABEL}.${host}`} />
            <CopyField label={t('agencyOffice.hosts.recordText')} text={token} />
          </li>
          <li>
            <p>{t('agencyOffice.hosts.way', { site: window.location.hostname })}</p>
          </li>
          <li>
            <p>{t('agencyOffice.hosts.look')}</p>
          </li>
        </ol>
      ) : (
        <p className="muted">{t('agencyOffice.hosts.since', { time: formatTime(verifiedAt) })}</p>
      )}
      <p role="status" className="muted">
        {failure === null || checkedAt === null
          ? null
          : t(`agencyOffice.hosts.failure.${failure}`, { time: formatTime(checkedAt) })}
      </p>
      <div className="agency-deeds">
        <Button
          size="small"
          kind={verifiedAt === null ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => void run(look)}
        >
          {t('agencyOffice.hosts.lookNow')}
        </Button>
        <Button
          size="small"
          kind="quiet"
          isBusy={isBusy}
          onClick={() => (verifiedAt === null ? void run(remove) : setIsAsked(true))}
        >
          {t('agencyOffice.hosts.remove')}
        </Button>
      </div>
      <DeedError error={error} />
      <AskDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('agencyOffice.hosts.removeTitle', { host })}
        labels={{
          close: t('agencyOffice.hosts.keep'),
          cancel: t('agencyOffice.hosts.keep'),
          send: t('agencyOffice.hosts.remove'),
        }}
        isDanger
        isBusy={isBusy}
        onSend={() => void run(remove)}
      >
        {t('agencyOffice.hosts.removeHelp')}
      </AskDialog>
    </li>
  );
}
