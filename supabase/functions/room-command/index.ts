import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { roomCommandRequest } from '../_shared/wire/rooms.ts';
import { roomCommand } from './handler.ts';

Deno.serve(
  serve(
    { name: 'room-command', isPlay: true, contract: roomCommandRequest, handle: roomCommand },
    platform((name) => Deno.env.get(name)),
  ),
);
