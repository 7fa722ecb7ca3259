import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { openRoomRequest } from '../_shared/wire/rooms.ts';
import { openRoom } from './handler.ts';

Deno.serve(
  serve(
    { name: 'open-room', isPlay: true, contract: openRoomRequest, handle: openRoom },
    platform((name) => Deno.env.get(name)),
  ),
);
