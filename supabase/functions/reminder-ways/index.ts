import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { reminderWaysRequest } from '../_shared/wire/reminders.ts';
import { createReminderWays } from './handler.ts';

const here = platform((name) => Deno.env.get(name));

Deno.serve(
  serve(
    {
      name: 'reminder-ways',
      isPlay: true,
      contract: reminderWaysRequest,
      handle: createReminderWays(here.readVariable),
    },
    here,
  ),
);
