import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { oneClickEndRequest } from '../_shared/wire/reminders.ts';
import { endReminder, leadToPage, readOneClick } from './handler.ts';

const here = platform((name) => Deno.env.get(name));
const siteUrl = here.readVariable('SITE_URL') ?? '';
const answer = serve(
  {
    name: 'end-reminder',
    isPlay: true,
    contract: oneClickEndRequest,
    handle: endReminder,
    readInput: readOneClick,
  },
  here,
);

Deno.serve((request) => leadToPage(request, siteUrl) ?? answer(request));
