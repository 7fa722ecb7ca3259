import { describe, expect, it } from 'vitest';
import { AGENCY_SCREENS } from './agency-screens.ts';
import {
  accessOfScreen,
  agencyRole,
  AGENCY_STANDINGS,
  mayOpenScreen,
  menuOf,
  screenPath,
  tabsOf,
} from './agency-access.ts';
import { can } from './capabilities.ts';

describe('the screens of the administration', () => {
  it('have one name and one path each', () => {
    for (const of of [
      AGENCY_SCREENS.map(({ screen }) => screen),
      AGENCY_SCREENS.map(({ path }): string => path),
    ])
      expect(of).toEqual([...new Set(of)]);
  });

  it.each(AGENCY_STANDINGS)(
    'open to a person who is %s what the capability says, and their own',
    (standing) => {
      for (const row of AGENCY_SCREENS)
        expect([row.screen, mayOpenScreen(row, standing)]).toEqual([
          row.screen,
          'isOwn' in row || can(agencyRole(standing), row.needs),
        ]);
    },
  );

  it('open to a player without an agency their own alone', () => {
    expect(menuOf(null).map(({ screen }) => screen)).toEqual(
      AGENCY_SCREENS.filter((row) => 'isOwn' in row && !('isBelow' in row)).map(({ screen }) => screen),
    );
  });

  it('lead by the menu to every screen that is open, of tabs to the first', () => {
    for (const standing of AGENCY_STANDINGS) {
      const reached = menuOf(standing).flatMap((row) => {
        const tabs = tabsOf(row, standing);
        return tabs.length === 0 ? [row.screen] : tabs.map(({ screen }) => screen);
      });
      expect(reached).toEqual(expect.arrayContaining(openTo(standing)));
      expect(reached).toHaveLength(openTo(standing).length);
    }
  });

  it('are let in by what their capability needs', () => {
    for (const row of AGENCY_SCREENS) {
      const isForAgents = can('agency-agent', row.needs);
      expect(accessOfScreen(row, '/admin')).toBe(isForAgents ? 'agency-staff' : 'agency-admin');
      expect(accessOfScreen(row, '/u/:userUuid/admin')).toBe(
        'isOwn' in row ? 'self' : isForAgents ? 'self-agency-staff' : 'self-agency-admin',
      );
    }
  });

  it('stand below a base', () => {
    const [first] = AGENCY_SCREENS;
    expect([screenPath(first, '/admin'), screenPath(first, '/u/1/admin')]).toEqual(['/admin', '/u/1/admin']);
  });
});

function openTo(standing: (typeof AGENCY_STANDINGS)[number]) {
  return AGENCY_SCREENS.filter((row) => mayOpenScreen(row, standing) && !('isBelow' in row)).map(
    ({ screen }) => screen,
  );
}
