import { useState } from 'react';
import { z } from 'zod';
import { renderSVG } from 'uqr';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { beginFactor, giveCode, type BegunFactor } from '#lib/second-factor.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { CodeForm } from '#kit/second-factor/code-form.tsx';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import '#kit/sharing/sharing.css';
import { Button } from '#ui/button.tsx';

const schema = z.object({ name: z.string().trim().min(1).max(60) });

interface SecondFactorSetUpProps {
  /** there is an app already */
  readonly isSpare: boolean;
  readonly onDone: (name: string) => Promise<void>;
}

type Step =
  | { readonly at: 'closed' }
  | { readonly at: 'naming' }
  | { readonly at: 'scanning'; readonly name: string; readonly begun: BegunFactor };

/** Sets an authenticator app up: its name, the drawing to scan, and a code that shows that it works. */
export function SecondFactorSetUp({ isSpare, onDone }: SecondFactorSetUpProps) {
  const [step, setStep] = useState<Step>({ at: 'closed' });
  const close = () => setStep({ at: 'closed' });
  switch (step.at) {
    case 'closed':
      return (
        <div>
          <Button onClick={() => setStep({ at: 'naming' })}>
            {t(isSpare ? 'secondFactor.addSpare' : 'secondFactor.add')}
          </Button>
        </div>
      );
    case 'naming':
      return <Naming onBegun={(name, begun) => setStep({ at: 'scanning', name, begun })} onCancel={close} />;
    case 'scanning':
      return (
        <Scanning
          begun={step.begun}
          onCancel={close}
          onGiven={async () => {
            close();
            await onDone(step.name);
          }}
        />
      );
  }
}

interface NamingProps {
  readonly onBegun: (name: string, begun: BegunFactor) => void;
  readonly onCancel: () => void;
}

function Naming({ onBegun, onCancel }: NamingProps) {
  const form = useSchemaForm({
    schema,
    start: { name: '' },
    says: { name: 'secondFactor.nameMissing' },
    refusals: { mfa_factor_name_conflict: 'name' },
    send: async ({ name }) => onBegun(name, await beginFactor(name, brand().displayName)),
  });
  return (
    <FormFrame form={form} submit={t('secondFactor.begin')} others={<Cancel onCancel={onCancel} />}>
      <FormText
        {...form.field('name')}
        label={t('secondFactor.name')}
        hint={t('secondFactor.nameHint')}
        autoComplete="off"
      />
    </FormFrame>
  );
}

interface ScanningProps {
  readonly begun: BegunFactor;
  readonly onGiven: () => Promise<void>;
  readonly onCancel: () => void;
}

function Scanning({ begun: { id, secret, uri }, onGiven, onCancel }: ScanningProps) {
  const drawing = `data:image/svg+xml;base64,${btoa(renderSVG(uri, { border: 2, ecc: 'M' }))}`;
  return (
    <div className="second-factor-set-up">
      <h4 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('secondFactor.scan')}
      </h4>
      <div className="share-qr">
        <img src={drawing} alt={t('secondFactor.drawing')} width={220} height={220} />
      </div>
      <p>
        <a className="ui-link" data-kind="inline" href={uri}>
          {t('secondFactor.open')}
        </a>
      </p>
      <CopyField
        label={t('secondFactor.secret')}
        hint={t('secondFactor.secretHint')}
        text={inGroups(secret)}
      />
      <p>{t('secondFactor.confirmHelp')}</p>
      <CodeForm
        factors={[{ id, name: '', createdAt: '' }]}
        submit={t('secondFactor.confirm')}
        sending={t('secondFactor.confirming')}
        others={<Cancel onCancel={onCancel} />}
        send={async (factorId, code) => {
          await giveCode(factorId, code);
          await onGiven();
        }}
      />
    </div>
  );
}

function Cancel({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Button kind="quiet" onClick={onCancel}>
      {t('secondFactor.cancel')}
    </Button>
  );
}

/** Four letters at a time, as people type them; apps take the spaces. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
