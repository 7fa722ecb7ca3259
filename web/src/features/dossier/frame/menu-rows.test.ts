import { describe, expect, it } from 'vitest';
import { DOSSIER_TICKS } from '#domain/capabilities.ts';
import { currentAt, MENU_ROWS, rowAt, rowsFor } from './menu-rows.ts';

const paths = (role: Parameters<typeof rowsFor>[0]['role'], ticks: readonly string[] = []) =>
  rowsFor({ role, ticks }).map(({ path }) => path);
const CLOSED = ['profile', 'offers', 'ai-chat', 'ai-feedback'];

describe('the menu of a dossier', () => {
  it('shows all of it to those who buy', () => {
    expect(paths('owner')).toEqual(MENU_ROWS.map(({ path }) => path));
    expect(paths('partner')).toEqual(paths('owner'));
  });

  it.each(['adviser', 'viewer', 'support'] as const)('keeps the profile and the model from a %s', (role) => {
    expect(paths(role)).toEqual(paths('owner').filter((path) => !CLOSED.includes(path)));
  });

  it('opens what is ticked, and nothing else', () => {
    expect(paths('adviser', ['profile'])).toContain('profile');
    expect(paths('adviser', ['profile'])).not.toContain('ai-chat');
    expect(paths('viewer', ['ai'])).toEqual(expect.arrayContaining(['ai-chat', 'ai-feedback']));
    expect(paths('viewer', Object.keys(DOSSIER_TICKS))).toEqual(paths('owner'));
    expect(paths('viewer', ['offers'])).toContain('offers');
    expect(paths('viewer', ['private-notes'])).toEqual(paths('viewer'));
  });

  it('marks the open page, and the screen that an address lies below', () => {
    const at = (path: string) =>
      MENU_ROWS.flatMap((row) => {
        const current = currentAt(row, path);
        return current === undefined ? [] : [[row.path, current]];
      });
    expect(at('/dossiers/1/tasks')).toEqual([['tasks', 'page']]);
    expect(at('/dossiers/1/tasks/view/2')).toEqual([['tasks', 'true']]);
    expect(at('/dossiers/1/elsewhere')).toEqual([]);
    expect(rowAt('/dossiers/1/comparables/2/sbs/overview')?.path).toBe('comparables');
  });
});
