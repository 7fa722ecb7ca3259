import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '#domain/site/hostile-texts.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

describe('cleanPastedHtml()', () => {
  it('makes lists of what a word processor draws as paragraphs with signs', () => {
    const item = (sign: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${text}<o:p></o:p></p>`;
    const html = `<!--StartFragment--><p class=MsoNormal style='color:red'><b>Bold</b> words<o:p></o:p></p><p><o:p>&nbsp;</o:p></p>${item('·', 'one')}${item('·', 'two')}${item('1.', 'first')}<!--EndFragment-->`;
    expect(cleanPastedHtml(html)).toBe(
      '<p><b>Bold</b> words</p><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>',
    );
  });
  it.each(HOSTILE_TEXTS)('leaves nothing of %j that could run', (text) => {
    const page = new DOMParser().parseFromString(cleanPastedHtml(`<p>${text}</p>`), 'text/html');
    expect(page.querySelectorAll('script,img,svg,math,iframe,object,embed,style,link,meta')).toHaveLength(0);
    for (const element of page.body.querySelectorAll('*'))
      expect([...element.attributes].filter(({ name }) => name !== 'href')).toEqual([]);
  });
});
