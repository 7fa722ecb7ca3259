import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How the server behaves: what it answers to a recipient and to the text, or where it hangs up. */
export interface SmtpBehaviour {
  readonly greeting?: string;
  readonly recipient?: string;
  readonly text?: string;
  readonly hangsUp?: 'at the greeting' | 'after the text';
}

/** For tests: a mail server that keeps what it was told. */
export async function standInServer(behaviour: SmtpBehaviour) {
  const mails: string[] = [];
  const server = createServer((socket) => talk(socket, behaviour, mails));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`smtp://127.0.0.1:${port}`),
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function talk(socket: Socket, behaviour: SmtpBehaviour, mails: string[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  if (behaviour.hangsUp === 'at the greeting') {
    socket.destroy();
    return;
  }
  let isText = false;
  let text = '';
  let rest = '';
  say(behaviour.greeting ?? '220 stand-in');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    rest += chunk.toString('utf8');
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (!isText) {
        if (/^EHLO/i.test(line)) say('250 stand-in');
        else if (/^RCPT/i.test(line)) say(behaviour.recipient ?? '250 ok');
        else if (/^DATA/i.test(line)) {
          isText = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 ok');
      } else if (line === '.') {
        isText = false;
        mails.push(text);
        if (behaviour.hangsUp === 'after the text') socket.destroy();
        else say(behaviour.text ?? '250 taken');
      } else text += `${line}\n`;
    }
  });
}
