import { describe, expect, it } from 'vitest';
import { matching, screenFinds } from './palette-finds.ts';

const find = (label: string, note = '') => ({ id: label, label, note, to: `/${label}` });
const labels = (finds: readonly { readonly label: string }[]) => finds.map(({ label }) => label);

describe('matching()', () => {
  const finds = [find('Location', 'Agency'), find('Menus', 'Settings'), find('Agency'), find('Sección')];

  it('finds every word in name or kind, whatever its case and marks', () => {
    expect(labels(matching(finds, 'loc AGEN'))).toEqual(['Location']);
    expect(labels(matching(finds, 'seccion'))).toEqual(['Sección']);
    expect(labels(matching(finds, 'nothing'))).toEqual([]);
  });

  it('puts what begins with the word first, and keeps everything where nothing is typed', () => {
    expect(labels(matching(finds, 'agency'))).toEqual(['Agency', 'Location']);
    expect(labels(matching(finds, '  '))).toEqual(labels(finds));
  });
});

describe('screenFinds()', () => {
  const nameOf = ({ screen }: { readonly screen: string }) => ({ label: screen, note: '' });
  const screens = (standing: Parameters<typeof screenFinds>[0]) =>
    labels(screenFinds(standing, '/admin', nameOf));

  it('leads to the screens that a role may open, and to no other', () => {
    expect(screens('owner')).toContain('admin-agency-members');
    expect(screens('admin')).not.toContain('admin-agency-members');
    expect(screens('agent')).not.toContain('admin-website-footer');
    expect(screens('agent')).toContain('admin-properties-list');
    expect(screens(null)).not.toContain('admin-properties-list');
  });

  it('names addresses that open, and none with a place to fill', () => {
    expect(screenFinds('owner', '/admin', nameOf).filter(({ to }) => to.includes(':'))).toEqual([]);
  });
});
