// Ways in which pages lay out labels and their values, for tests.

export type Pairs = readonly (readonly [string, string])[];
type Shape = (pairs: Pairs) => string;

const each =
  (one: (label: string, value: string) => string, wrap: (all: string) => string = (all) => all): Shape =>
  (pairs) =>
    wrap(pairs.map(([label, value]) => one(label, value)).join(''));

const inTwos = (pairs: Pairs) =>
  pairs.flatMap((_, index) => (index % 2 === 0 ? [pairs.slice(index, index + 2)] : []));

export const SHAPES_OF_LABELS: Readonly<Record<string, Shape>> = {
  dl: each(
    (a, b) => `<dt>${a}</dt><dd>${b}</dd>`,
    (s) => `<dl>${s}</dl>`,
  ),
  dldiv: each(
    (a, b) => `<div><dt>${a}:</dt><dd><span>${b}</span></dd></div>`,
    (s) => `<dl>${s}</dl>`,
  ),
  dlrev: each(
    (a, b) => `<div><dd>${b}</dd><dt>${a}</dt></div>`,
    (s) => `<dl>${s}</dl>`,
  ),
  thtd: each(
    (a, b) => `<tr><th>${a}</th><td>${b}</td></tr>`,
    (s) => `<table>${s}</table>`,
  ),
  tdtd: each(
    (a, b) => `<tr><td>${a}</td><td>${b}</td></tr>`,
    (s) => `<table><tbody>${s}</tbody></table>`,
  ),
  tdtdb: each(
    (a, b) => `<tr><td><b>${a}:</b></td><td>${b}</td></tr>`,
    (s) => `<table>${s}</table>`,
  ),
  td4: (p) =>
    `<table>${inTwos(p)
      .map((two) => `<tr>${two.map(([a, b]) => `<td>${a}</td><td>${b}</td>`).join('')}</tr>`)
      .join('')}</table>`,
  headrow: (p) =>
    `<table><thead><tr>${p.map(([a]) => `<th>${a}</th>`).join('')}</tr></thead><tbody><tr>${p.map(([, b]) => `<td>${b}</td>`).join('')}</tr></tbody></table>`,
  headrowtd: (p) =>
    `<table><tr>${p.map(([a]) => `<td>${a}</td>`).join('')}</tr><tr>${p.map(([, b]) => `<td>${b}</td>`).join('')}</tr></table>`,
  liSpans: each(
    (a, b) => `<li><span>${a}</span><span>${b}</span></li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liSpansColon: each(
    (a, b) => `<li><span class="l">${a}:</span> <span class="v">${b}</span></li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liSpansRev: each(
    (a, b) => `<li><span>${b}</span><span>${a}</span></li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liStrong: each(
    (a, b) => `<li><strong>${a}</strong> ${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liStrongVal: each(
    (a, b) => `<li>${a} <strong>${b}</strong></li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liText: each(
    (a, b) => `<li>${a}: ${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liDash: each(
    (a, b) => `<li>${a} - ${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liEq: each(
    (a, b) => `<li>${a} – ${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liPs: each(
    (a, b) => `<li><p>${a}</p><p>${b}</p></li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liIcon: each(
    (a, b) => `<li><svg class="icon"></svg><div><span>${a}</span><span>${b}</span></div></li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  liImg: each(
    (a, b) => `<li><img src="/i.svg" alt=""><span>${a}</span><b>${b}</b></li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  divDivs: each((a, b) => `<div class="row"><div class="col">${a}</div><div class="col">${b}</div></div>`),
  divDivsColon: each(
    (a, b) => `<div class="row"><div class="col">${a}:</div><div class="col">${b}</div></div>`,
  ),
  divDeep: each(
    (a, b) =>
      `<div class="row"><div><div><span>${a}</span></div></div><div><div><span>${b}</span></div></div></div>`,
  ),
  divPp: each((a, b) => `<div><p class="k">${a}</p><p class="v">${b}</p></div>`),
  divH4p: each((a, b) => `<div><h4>${a}</h4><p>${b}</p></div>`),
  divH5span: each((a, b) => `<div><h5>${a}</h5><span>${b}</span></div>`),
  divLabel: each((a, b) => `<div><label>${a}</label><div>${b}</div></div>`),
  spanPairs: each(
    (a, b) => `<span class="k">${a}</span><span class="v">${b}</span>`,
    (s) => `<div>${s}</div>`,
  ),
  divPairs: each(
    (a, b) => `<div class="k">${a}</div><div class="v">${b}</div>`,
    (s) => `<section>${s}</section>`,
  ),
  pBr: (p) => `<p>${p.map(([a, b]) => `${a}: ${b}`).join('<br>')}</p>`,
  pBrB: (p) => `<p>${p.map(([a, b]) => `<b>${a}:</b> ${b}`).join('<br>')}</p>`,
  pBrB2: (p) => `<p>${p.map(([a, b]) => `${a}: <b>${b}</b>`).join('<br>')}</p>`,
  pText: each((a, b) => `<p>${a}: ${b}</p>`),
  pStrong: each((a, b) => `<p><strong>${a}:</strong> ${b}</p>`),
  pStrongIn: each((a, b) => `<p><strong>${a}: </strong><span>${b}</span></p>`),
  bullets: (p) => `<div>${p.map(([a, b]) => `• ${a}: ${b}`).join('<br/>')}</div>`,
  pipes: (p) => `<p>${p.map(([a, b]) => `${a}: ${b}`).join(' | ')}</p>`,
  commas: (p) => `<div>${p.map(([a, b]) => `<span>${a}: ${b}</span>`).join('')}</div>`,
  custom: each((a, b) => `<app-feature><span>${a}</span><span>${b}</span></app-feature>`),
  aria: each((a, b) => `<span aria-label="${a}: ${b}"><svg></svg></span>`),
  title: each((a, b) => `<span title="${a}">${b}</span>`),
  dataLabel: each(
    (a, b) => `<td data-label="${a}">${b}</td>`,
    (s) => `<table><tr>${s}</tr></table>`,
  ),
  dataTitle: each((a, b) => `<div data-title="${a}">${b}</div>`),
  imgAlt: each((a, b) => `<div><img src="x.svg" alt="${a}"><span>${b}</span></div>`),
  imgTitle: each(
    (a, b) => `<li><img src="x.svg" title="${a}">${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  iTitle: each(
    (a, b) => `<li><i class="ic" title="${a}"></i> ${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  srOnly: each(
    (a, b) => `<li><span class="sr-only">${a}</span> ${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  tdSingle: each(
    (a, b) => `<tr><td>${a}: ${b}</td></tr>`,
    (s) => `<table>${s}</table>`,
  ),
  emdl: each(
    (a, b) => `<li><em>${a}</em>${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  divTextSpan: each((a, b) => `<div>${a}<span>${b}</span></div>`),
  divSpanText: each((a, b) => `<div><span>${a}</span>${b}</div>`),
  small: each((a, b) => `<div><small>${a}</small><strong>${b}</strong></div>`),
  smallRev: each((a, b) => `<div><strong>${b}</strong><small>${a}</small></div>`),
  button: each((a, b) => `<button><span>${a}</span><span>${b}</span></button>`),
  figure: each((a, b) => `<figure><figcaption>${a}</figcaption><span>${b}</span></figure>`),
  figureRev: each((a, b) => `<figure><span>${b}</span><figcaption>${a}</figcaption></figure>`),
  ulul: each((a, b) => `<ul><li>${a}</li><li>${b}</li></ul>`),
  lists: (p) =>
    `<div><ul>${p.map(([a]) => `<li>${a}</li>`).join('')}</ul><ul>${p.map(([, b]) => `<li>${b}</li>`).join('')}</ul></div>`,
  divLists: (p) =>
    `<div><div>${p.map(([a]) => `<p>${a}</p>`).join('')}</div><div>${p.map(([, b]) => `<p>${b}</p>`).join('')}</div></div>`,
  pre: (p) => `<pre>${p.map(([a, b]) => `${a}: ${b}`).join('\n')}</pre>`,
  divNl: (p) => `<div class="text">${p.map(([a, b]) => `${a}: ${b}`).join('\n')}</div>`,
  dotLeader: each(
    (a, b) => `<li>${a}.......... ${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  tab: each(
    (a, b) => `<li>${a}\t${b}</li>`,
    (s) => `<ul>${s}</ul>`,
  ),
  attr: each(
    (a, b) =>
      `<div class="attribute"><span class="attribute__name">${a}</span><span class="attribute__sep">:</span><span class="attribute__value">${b}</span></div>`,
  ),
  nestedDl: each((a, b) => `<dl><dt><span>${a}</span></dt><dd><div><p>${b}</p></div></dd></dl>`),
};

/** Values in front of their labels: a year and a town say nothing by themselves there. */
export const VALUE_FIRST: ReadonlySet<string> = new Set(['dlrev', 'liSpansRev', 'smallRev', 'figureRev']);
