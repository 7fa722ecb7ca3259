import { connectByAddress } from '../_shared/fetch/connect-by-address.ts';
import { createMailPort } from '../_shared/mail/mail-port.ts';
import { platform } from '../_shared/platform.ts';
import { createPushPort } from '../_shared/push/push-port.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { sendMessagesRequest } from '../_shared/wire/reminders.ts';
import { createSendMessages } from './handler.ts';

const here = platform((name) => Deno.env.get(name));
const { url, secretKey } = readSettings(here.readVariable);

Deno.serve(
  serve(
    {
      name: 'send-messages',
      isPlay: true,
      contract: sendMessagesRequest,
      handle: createSendMessages({
        mail: createMailPort(here.readVariable, here.fetch),
        push: createPushPort(here.readVariable, here.fetch),
        siteUrl: here.readVariable('SITE_URL') ?? '',
        oneClickUrl: `${url}/functions/v1/end-reminder`,
        secretKey,
        hooks: {
          network: connectByAddress({
            resolveDns: (host, type, options) => Deno.resolveDns(host, type, options),
            connect: (options) => Deno.connect(options),
            startTls: (connection: Deno.TcpConn, options) => Deno.startTls(connection, options),
          }),
          userAgent: 'HousePriceGame/1.0 (tells an agency what it was asked)',
          now: () => Math.floor(Date.now() / 1_000),
        },
      }),
    },
    here,
  ),
);
