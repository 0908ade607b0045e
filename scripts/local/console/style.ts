export const style = `
:root { color-scheme: light dark; --line: light-dark(#e3ddd8, #3a3533); --soft: light-dark(#6d645f, #a89f99);
  --paper: light-dark(#fdfbf9, #191716); --ink: light-dark(#2b2523, #ece6e1); --accent: light-dark(#9c3f55, #e39bab); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 ui-sans-serif, system-ui, sans-serif; }
header, main { max-width: 68rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem); }
header { display: flex; flex-wrap: wrap; gap: .4rem 1.6rem; align-items: baseline; border-bottom: 1px solid var(--line); }
header strong { font-size: 1.1rem; letter-spacing: .01em; margin-inline-end: auto; }
a { color: var(--accent); text-underline-offset: .2em; }
nav { display: flex; flex-wrap: wrap; gap: .1rem 1.4rem; }
header a { padding-block: .25rem; text-decoration: none; }
header a[aria-current] { text-decoration: underline; }
h1 { font-weight: 500; font-size: 1.7rem; margin: 1.2rem 0 .4rem; }
h2 { font-weight: 500; font-size: 1.15rem; margin: 2.2rem 0 .6rem; }
p { max-width: 44rem; } .soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .9rem .5rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 500; color: var(--soft); white-space: nowrap; }
code, pre { font: .88rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; margin: 0; max-height: 30rem; overflow-y: auto; }
details { border-bottom: 1px solid var(--line); }
summary { padding: .6rem 0; cursor: pointer; }
summary bdi { margin-inline-end: .9rem; }
details > dl { padding-block: .2rem 1.2rem; }
ul { margin: 0; padding-inline-start: 1.2rem; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1.2rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.refused { color: light-dark(#b3261e, #f2b8b5); }
iframe { display: block; width: 100%; height: 38rem; margin-block: 1.2rem; border: 1px solid var(--line); background: #fff;
  color-scheme: light; }
.plain { unicode-bidi: plaintext; } .switch { float: inline-end; margin: 1.2rem 0; }
form { display: inline-block; margin-inline-end: 1rem; }
button, select { font: inherit; padding: .2rem .7rem; }
@media (max-width: 40rem) {
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin: 0 0 .5rem; padding-inline-start: .8rem; }
  thead { display: none; } tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: .1rem 0; border: 0; overflow-wrap: anywhere; }
  td:not(:empty)::before { content: attr(data-label) ' '; color: var(--soft); }
}
`;
