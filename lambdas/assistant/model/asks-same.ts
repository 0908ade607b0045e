import { foldPhrase } from '#contracts/text/folding.ts';

/** "The same" in five languages, folded. */
const same =
  /(?<!\p{L})(?:the same|same as|one and the same|one company|אות[הו] (?:דבר|חברה|מותג|יצרן|נעל)|אותם (?:דגמים|נעליים)|היינו הך|то же(?: самое)?|тоже самое|одно и то ?же|один и тот ?же|одна и та ?же|одна фирма|meme (?:chose|marque|maison|fabricant|entreprise)|les memes|pareil\p{L}*|lo mismo|l[ao]s mism[ao]s|misma (?:marca|casa|empresa|cosa)|mismo fabricante|iguales?)(?!\p{L})/u;

/** Whether it is asked if two are one: "is Grishko the same as Nikolay?". */
export const asksSame = (question: string): boolean => same.test(foldPhrase(question));
