import { expect, it } from 'vitest';
import { sheetFile } from './sheet-file.ts';

it('a sheet runs nothing and fetches nothing, whatever the dossier is called', () => {
  const file = sheetFile('<p>Elm Road</p>', '</title><script>alert(1)</script>');
  expect(file).toContain("default-src 'none'");
  expect(file).toContain('<p>Elm Road</p>');
  expect(file).not.toContain('<script');
});
