import { Auth } from '@supabase/auth-ui-react';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { z } from 'zod';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { newPasswordSchema, resetRequestSchema, signInSchema } from '../account-schemas.ts';
import { doorTexts } from '../door-texts.ts';
import '#ui/button.css';
import '#ui/field.css';
import '../account.css';

/** What each form of the library asks for. */
const SCHEMAS = {
  sign_in: signInSchema,
  magic_link: resetRequestSchema,
  forgotten_password: resetRequestSchema,
  update_password: newPasswordSchema,
} as const;
export type DoorView = keyof typeof SCHEMAS;
type Values<View extends DoorView> = z.output<(typeof SCHEMAS)[View]>;

interface AuthDoorProps<View extends DoorView> {
  readonly view: View;
  readonly title: string;
  readonly lead?: string;
  /** what holds for the password, said before it is typed */
  readonly hint?: string;
  /** the account that a password manager files the password under, where no field asks for it */
  readonly account?: string;
  /** what the form is for; what it throws is shown, and everything typed stays */
  readonly onSubmit: (values: Values<View>) => Promise<void>;
  /** other ways from here */
  readonly foot?: ReactNode;
}

interface Fault {
  readonly field: string | undefined;
  readonly title: string;
  readonly help?: string;
}

type AuthProps = ComponentProps<typeof Auth>;

const NO_PROVIDERS: AuthProps['providers'] = [];

/** Only our classes: the library's own look is left out. */
const APPEARANCE: AuthProps['appearance'] = {
  extend: false,
  className: {
    container: 'auth-door-fields',
    label: 'ui-field-label',
    input: 'ui-input',
    button: 'ui-button auth-door-send',
  },
};

/** The library draws its form anew, empty, whenever it is drawn: it is drawn once for each view. */
const Form = memo(Auth);

/**
 * The only file that knows `@supabase/auth-ui-react`: signing in, asking for a link and choosing a password are its forms.
 * It is given a client that checks what was typed and hands it to `onSubmit`; what went wrong is said here, in the reader's
 * language and to screen readers too, which the library does not do.
 */
export function AuthDoor<View extends DoorView>({
  view,
  title,
  lead,
  hint,
  account,
  onSubmit,
  foot,
}: AuthDoorProps<View>) {
  const [fault, setFault] = useState<Fault | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [door] = useState(openDoor);
  // Before anything can be sent.
  useLayoutEffect(
    () =>
      door.listen(async (typed) => {
        setFault(null);
        const found = await attempt(SCHEMAS[view], typed, (values) => onSubmit(values as Values<View>));
        setFault(found);
        return found !== null;
      }),
    [door, view, onSubmit],
  );
  const [localization] = useState(() => ({ variables: { [view]: doorTexts(view) } }));
  useEffect(() => describeFields(box.current, fault, hint !== undefined), [fault, hint]);

  return (
    <div className="page" data-width="narrow">
      <div className="account-form auth-door" ref={box}>
        <h1>{title}</h1>
        {lead ? <p className="muted">{lead}</p> : null}
        {hint ? (
          <p id="auth-door-hint" className="ui-field-hint">
            {hint}
          </p>
        ) : null}
        {account ? <input type="hidden" name="username" autoComplete="username" value={account} /> : null}
        <Form
          supabaseClient={door.client}
          view={view}
          providers={NO_PROVIDERS}
          showLinks={false}
          appearance={APPEARANCE}
          localization={localization}
        />
        {fault ? (
          <p id="auth-door-fault" className="form-error" role="alert">
            <strong>{fault.title}</strong> {fault.help}
          </p>
        ) : null}
      </div>
      {foot ? <div className="account-foot">{foot}</div> : null}
    </div>
  );
}

/** Checks what was typed, then does what the form is for; answers what went wrong, or null. */
async function attempt<Schema extends z.ZodType>(
  schema: Schema,
  typed: unknown,
  act: (values: z.output<Schema>) => Promise<void>,
): Promise<Fault | null> {
  const checked = schema.safeParse(typed);
  if (!checked.success) {
    const issue = checked.error.issues[0];
    const key = issue?.message ?? '';
    return { field: String(issue?.path[0] ?? ''), title: isMessageKey(key) ? t(key) : t('form.invalid') };
  }
  try {
    await act(checked.data);
    return null;
  } catch (thrown) {
    return { field: undefined, ...errorText(toAppError(thrown)) };
  }
}

/** Does what the form is for; answers whether that failed. */
type Ask = (typed: unknown) => Promise<boolean>;

/**
 * A client as the library calls it, the same for as long as the form is drawn, and whoever listens to it now. Its errors
 * carry no text, so that the library shows none of its own.
 */
function openDoor() {
  let listener: Ask = () => Promise.resolve(false);
  const ask = async (typed: unknown) => ({
    data: {},
    error: (await listener(typed)) ? { message: '' } : null,
  });
  const client = {
    auth: {
      signInWithPassword: ask,
      signInWithOtp: ask,
      resetPasswordForEmail: (email: string) => ask({ email }),
      updateUser: ask,
      // The session is nobody's business here: the pages decide where to go next.
      onAuthStateChange: () => ({ data: { subscription: { unsubscribe: () => undefined } } }),
    },
  };
  return {
    client: client as unknown as AuthProps['supabaseClient'],
    listen: (next: Ask): void => {
      listener = next;
    },
  };
}

/** Says which field is wrong, and what the password must be like; the library has no way to pass that on. */
function describeFields(box: HTMLElement | null, fault: Fault | null, hasHint: boolean): void {
  const form = box?.querySelector('form');
  if (!form) return;
  // Our sentences instead of the browser's bubbles.
  form.noValidate = true;
  for (const input of form.querySelectorAll('input')) {
    const isWrong = fault?.field === input.name;
    const isNew = hasHint && input.type === 'password';
    if (isNew) input.autocomplete = 'new-password';
    const described = [isNew ? 'auth-door-hint' : '', isWrong ? 'auth-door-fault' : ''].filter(Boolean);
    if (described.length > 0) input.setAttribute('aria-describedby', described.join(' '));
    else input.removeAttribute('aria-describedby');
    if (isWrong) {
      input.setAttribute('aria-invalid', 'true');
      input.focus();
    } else input.removeAttribute('aria-invalid');
  }
}
