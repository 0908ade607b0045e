import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, NodeSelection, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { TranslationSource } from './translation-source.ts';

interface Marks {
  source: TranslationSource | undefined;
  shown: DecorationSet;
}
const key = new PluginKey<Marks>('untranslated');

const marksOf = (doc: EditorState['doc'], { language, isUntranslated }: TranslationSource): DecorationSet => {
  const found: Decoration[] = [];
  doc.descendants((node, place) => {
    const passage = node.isTextblock ? node.textBetween(0, node.content.size, '', '\n') : node.attrs.alt;
    if (typeof passage === 'string' && isUntranslated(passage)) {
      found.push(Decoration.node(place, place + node.nodeSize, { class: 'untranslated', lang: language }));
    }
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, found);
};

/** Marks what is still to be translated, once `setTranslationSource` has set the text that it is a translation of. */
export const UntranslatedMarks = Extension.create({
  name: 'untranslatedMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Marks>({
      key,
      state: {
        init: () => ({ source: undefined, shown: DecorationSet.empty }),
        apply: (transaction, marks) => {
          const source: Marks['source'] = transaction.getMeta(key) ?? marks.source;
          if (!source || (source === marks.source && !transaction.docChanged)) return marks;
          return { source, shown: marksOf(transaction.doc, source) };
        },
      },
      props: { decorations: (state) => key.getState(state)?.shown },
    }),
  ],
});

export const setTranslationSource = ({ view }: Editor, source: TranslationSource): void =>
  view.dispatch(view.state.tr.setMeta(key, source));

const placesIn = (state: EditorState) =>
  (key.getState(state)?.shown.find() ?? []).sort((one, other) => one.from - other.from);

export const untranslatedPlaces = ({ state }: Editor): number => placesIn(state).length;

/** Selects the next passage after `after`, or the first one, so that what is typed takes its place. */
export const selectUntranslated = (editor: Editor, after: number): void => {
  const { state, view } = editor;
  const places = placesIn(state);
  const place = places.find(({ from }) => from >= after) ?? places[0];
  const node = place && state.doc.nodeAt(place.from);
  if (!node) return;
  const selection = node.isTextblock
    ? TextSelection.create(state.doc, place.from + 1, place.to - 1)
    : NodeSelection.create(state.doc, place.from);
  view.dispatch(state.tr.setSelection(selection));
  view.focus();
  const element = view.nodeDOM(place.from);
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'center' });
};
