import { useState } from 'react';
import { AskDialog } from './ask-dialog.tsx';
import { Button } from './button.tsx';
import type { Example } from './example.ts';

function ReportDemo() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Report a comment</Button>
      <AskDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Report this comment"
        labels={{ close: 'Close', cancel: 'Cancel', send: 'Send the report' }}
        choices={{
          label: 'Reason',
          options: [
            { value: 'abuse', label: 'It insults somebody' },
            { value: 'spam', label: 'It is advertising' },
          ],
        }}
        note={{ label: 'Note', optional: 'optional', maxLength: 500 }}
        onSend={() => setIsOpen(false)}
      >
        <p>The people who run this game will look at it.</p>
      </AskDialog>
    </>
  );
}

export const examples: readonly Example[] = [{ name: 'a choice and a note', render: () => <ReportDemo /> }];
