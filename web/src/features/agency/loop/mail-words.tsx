import { useState } from 'react';
import { saveMailText as saveCall, type MailTexts, type OwnMail } from '#wire/lead-rules.ts';
import { lacksOfOwnMail, OWN_MAIL_KINDS, type OwnMailKind } from '#domain/mail-kinds.ts';
import { fillMail, fillSubject, mailTemplate, sayAbout } from '#domain/mail-texts.ts';
import { writeMarkdown } from '#domain/write-markdown.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { useEdits, type Saved } from '#kit/edits/use-edits.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { z } from 'zod';
import type { Agency } from '../frame/agency-here.ts';
import { languageName } from '../homes/language-name.ts';
import { readMailTexts, saveMailText } from './lead-calls.ts';
import '#kit/form/form.css';
import './loop.css';

const schema = z.object({
  subject: saveCall.takes.shape.subject.unwrap().unwrap(),
  body: saveCall.takes.shape.body.unwrap().unwrap(),
});
type Fields = z.output<typeof schema>;

/** What the agency's mails to people who ask it say: the product's words, or its own, in each of its languages. */
export function MailWordsScreen({ agency }: { readonly agency: Agency }) {
  const call = useCall(['mail texts', agency.id], () => readMailTexts(agency.id));
  return (
    <>
      <h1>{t('agencyLoop.mails.title')}</h1>
      <p className="lead">{t('agencyLoop.mails.lead')}</p>
      <CallView call={call} waiting={<Skeleton height="20rem" />} failed={t('agencyLoop.mails.failed')}>
        {(mails) => <MailChoice agency={agency} mails={mails} />}
      </CallView>
    </>
  );
}

function MailChoice({ agency, mails }: { readonly agency: Agency; readonly mails: MailTexts }) {
  const [texts, setTexts] = useState<readonly OwnMail[]>(mails.texts);
  const [kind, setKind] = useState<OwnMailKind>('lead-confirm');
  const [locale, setLocale] = useState(mails.locales[0] ?? 'en-GB');
  // Each change of words is a form of its own, which starts from what is kept.
  const [turn, setTurn] = useState(0);
  const own = texts.find((text) => text.kind === kind && text.locale === locale);
  const name = (one: OwnMailKind) =>
    texts.some((text) => text.kind === one && text.locale === locale)
      ? t('agencyLoop.mails.own', { mail: t(`agencyLoop.mails.kind.${one}`) })
      : t(`agencyLoop.mails.kind.${one}`);
  return (
    <>
      <div className="loop-choice">
        <Select
          label={t('agencyLoop.mails.which')}
          options={OWN_MAIL_KINDS.map((value) => ({ value, label: name(value) }))}
          value={kind}
          onChange={({ target: { value } }) =>
            setKind(OWN_MAIL_KINDS.find((one) => one === value) ?? 'lead-confirm')
          }
        />
        <Select
          label={t('agencyLoop.mails.language')}
          options={mails.locales.map((value) => ({ value, label: languageName(value) }))}
          value={locale}
          onChange={({ target: { value } }) => setLocale(value)}
        />
      </div>
      <MailForm
        key={`${kind} ${locale} ${turn}`}
        agencyId={agency.id}
        name={mails.agency}
        {...{ kind, locale, own }}
        onSaved={setTexts}
        onDropped={(next) => {
          setTexts(next);
          setTurn((count) => count + 1);
        }}
      />
    </>
  );
}

interface MailFormProps {
  readonly agencyId: string;
  readonly name: string;
  readonly kind: OwnMailKind;
  readonly locale: string;
  readonly own: OwnMail | undefined;
  readonly onSaved: (texts: readonly OwnMail[]) => void;
  readonly onDropped: (texts: readonly OwnMail[]) => void;
}

function MailForm({ agencyId, name, kind, locale, own, onSaved, onDropped }: MailFormProps) {
  const { isBusy, error, run } = useDeed();
  const savedOf = (texts: readonly OwnMail[]): Saved<Fields, number> => {
    const text = texts.find((one) => one.kind === kind && one.locale === locale);
    return { fields: text ?? mailTemplate(kind, locale), version: text?.version ?? 0 };
  };
  const edits = useEdits<Fields, number>({
    storageKey: `mail-words:${agencyId}:${kind}:${locale}`,
    loaded: fieldsOf(savedOf(own ? [own] : [])),
    save: async (fields, version) => {
      const { texts } = await saveMailText(agencyId, { kind, locale, version, ...fields });
      onSaved(texts);
      return fieldsOf(savedOf(texts));
    },
    reload: async () => fieldsOf(savedOf((await readMailTexts(agencyId)).texts)),
    check: (fields) => [
      ...(schema.shape.subject.safeParse(fields.subject).success ? [] : ['subject']),
      ...(schema.shape.body.safeParse(fields.body).success && lacksOfOwnMail(kind, fields.body).length === 0
        ? []
        : ['body']),
    ],
  });
  const field = bindFields(schema, edits.fields, edits.set);
  const lacks = lacksOfOwnMail(kind, edits.fields.body);
  const body = field('body');
  return (
    <div className="form loop-form">
      <p>{t(own ? 'agencyLoop.mails.isOwn' : 'agencyLoop.mails.isOurs')}</p>
      <FormText {...field('subject')} label={t('agencyLoop.mails.subject')} />
      <FormLongText
        {...body}
        error={
          body.error ??
          (lacks.length === 0 ? undefined : t('agencyLoop.mails.lacks', { parts: lacks.join(' ') }))
        }
        rows={12}
        label={t('agencyLoop.mails.body')}
        hint={t(kind === 'lead-confirm' ? 'agencyLoop.mails.namesConfirm' : 'agencyLoop.mails.names')}
      />
      <Preview {...edits.fields} {...{ kind, locale, name }} />
      {own ? (
        <div>
          <Button
            isBusy={isBusy}
            onClick={() =>
              void run(async () => {
                const { texts } = await saveMailText(agencyId, { kind, locale, version: own.version });
                edits.discard();
                onDropped(texts);
              })
            }
          >
            {t('agencyLoop.mails.drop')}
          </Button>
        </div>
      ) : null}
      <DeedError error={error} />
      <EditsFoot
        edits={edits}
        nameOf={(key) => t(key === 'subject' ? 'agencyLoop.mails.subject' : 'agencyLoop.mails.body')}
        showValue={(_, value) => String(value)}
      />
    </div>
  );
}

function fieldsOf({ fields: { subject, body }, version }: Saved<Fields, number>): Saved<Fields, number> {
  return { fields: { subject, body }, version };
}

interface PreviewProps extends Fields {
  readonly kind: OwnMailKind;
  readonly locale: string;
  readonly name: string;
}

/** The mail as a program without pictures shows it, with a question that nobody asked. */
function Preview({ kind, locale, name, subject, body }: PreviewProps) {
  const values = {
    agency: name,
    about: sayAbout(kind, { kind: 'valuation', home: null }, locale),
    link: 'https://example.com/',
    words: `> ${t('agencyLoop.mails.sample')}`,
  };
  const title = fillSubject(subject, values);
  return (
    <section aria-labelledby="mail-preview" className="loop-mail">
      <h2 id="mail-preview">{t('agencyLoop.mails.preview')}</h2>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p className="loop-words">{writeMarkdown(fillMail(body, values), locale, title).text}</p>
      </div>
    </section>
  );
}
