import { useId, useState, type ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';

/** What narrows a map: beside the place on a wide screen, behind one button on a phone, whose first screen is for the map. */
export function Choices({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <Button
        className="maps-fold"
        size="small"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('maps.filters')}
      </Button>
      <div id={panel} className="maps-choices" data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
