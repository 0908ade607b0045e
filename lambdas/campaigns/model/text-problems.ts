import type { CampaignProblem } from '#contracts/campaigns/checks.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import type { Language } from '#contracts/text/language.ts';
import { isSafeLink, linksOf, plainText } from '#contracts/text/rich-text.ts';

type Node = { type?: string; attrs?: { alt?: string; src?: string }; content?: unknown };

const nodesIn = (node: unknown): Node[] => {
  const { content } = node as { content?: unknown[] };
  return [node as Node, ...(content ?? []).flatMap(nodesIn)];
};

/** One that another could read or change on the way, or that no mail program opens. */
const isUnsafe = (href: string): boolean => !isSafeLink(href) || /^http:/i.test(href) || href.startsWith('#');

/** Pictures that only some readers would see: few mail programs show SVG and AVIF, older versions of Outlook no WebP. */
const formatProblems = [
  { code: 'pictureNotShown', ending: /\.(svg|avif)$/ },
  { code: 'pictureInOldOutlook', ending: /\.webp$/ },
] as const;

/** The faults of one language of a campaign that its text alone shows. */
export const textProblems = (
  text: MailText | undefined,
  language: Language,
  unfilled: readonly { code: 'unknownVariable' | 'variableInLink' | 'looksLikeVariable'; typed: string }[],
): CampaignProblem[] => {
  const problem = (code: CampaignProblem['code'], blocks: boolean, detail?: string): CampaignProblem => ({
    ...{ code, blocks, language },
    ...(detail === undefined ? {} : { detail }),
  });
  if (!text) return [problem('missingText', true)];
  const { subject, preheader, body } = text;
  const images = nodesIn(body).filter(({ type }) => type === 'image');
  const files = [...new Set(images.map(({ attrs }) => attrs?.src?.split('/').at(-1) ?? ''))];
  const isEmpty = plainText(body).trim() === '' && images.length === 0;
  return [
    ...(subject.trim() === '' ? [problem('missingSubject', true)] : []),
    ...(isEmpty ? [problem('emptyBody', true)] : []),
    ...unfilled.map(({ code, typed }) => problem(code, code !== 'looksLikeVariable', typed)),
    ...linksOf(body)
      .filter(isUnsafe)
      .map((href) => problem('unsafeLink', false, href)),
    ...images
      .filter(({ attrs }) => (attrs?.alt ?? '').trim() === '')
      .map(({ attrs }) => problem('missingAlt', false, attrs?.src?.split('/').at(-1) ?? '')),
    ...formatProblems.flatMap(({ code, ending }) =>
      files.filter((file) => ending.test(file)).map((file) => problem(code, false, file)),
    ),
    ...(preheader.trim() === '' ? [problem('missingPreheader', false)] : []),
  ];
};
