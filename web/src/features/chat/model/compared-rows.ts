import type { AnswerParagraph } from '#contracts/assistant/endpoints.ts';

export interface Row {
  aspect: string | undefined;
  paragraphs: AnswerParagraph[];
}

/** Paragraphs of one aspect together, each other one by itself. */
export const rowsOf = (paragraphs: readonly AnswerParagraph[]): Row[] => {
  const rows: Row[] = [];
  for (const paragraph of paragraphs) {
    const last = rows.at(-1);
    if (last && last.aspect !== undefined && last.aspect === paragraph.aspect) last.paragraphs.push(paragraph);
    else rows.push({ aspect: paragraph.aspect, paragraphs: [paragraph] });
  }
  return rows;
};
