import { platform } from '../_shared/platform.ts';
import { serve } from '../_shared/serve.ts';
import { joinRoomRequest } from '../_shared/wire/rooms.ts';
import { joinRoom } from './handler.ts';

Deno.serve(
  serve(
    { name: 'join-room', isPlay: true, contract: joinRoomRequest, handle: joinRoom },
    platform((name) => Deno.env.get(name)),
  ),
);
