import { foldPhrase } from '#contracts/text/folding.ts';

/** Speaks of who answers rather than of shoes: its rules, its keys, who it is to be from now on. Folded, five languages. */
const aboutTheAnswerer =
  /(?<!\p{L})(?:(?:system|hidden|secret|initial) (?:prompt|rules|instructions|text)|your (?:rules|instructions|prompt|config\p{L}*)|developer mode|debug|admin note|api key|you are now|you re now|from now on|ignore (?:all|everything|the|your|previous)|forget (?:all|your|everything)|jailbreak|מצב מפתח|מפתח ה api|הוראות הסודיות|ההוראות (?:שלך|שקיבלת)|הודעת המערכת|מעכשיו|את עכשיו|אתה עכשיו|תתעלמ\p{L}*|התעלמ\p{L}*|системн\p{L}* (?:промпт|текст)|забудь вс\p{L}*|теперь (?:ты|отвечай)|ты теперь|твои инструкции|ключ api|режим разработчика|oublie (?:tes|toutes|les)|tes (?:consignes|regles|instructions)|consignes? secretes?|a partir (?:de maintenant|d ici)|mode developpeur|note admin|cle (?:api|aws)|olvida (?:tus|todas|las)|tus (?:reglas|instrucciones)|a partir de ahora|desde (?:hoy|ahora) eres|modo (?:desarrollador|debug)|clave api|tu prompt)(?!\p{L})/u;
/** Says how the answer is to end, what it is to say, or in what language: no question about shoes. */
const aboutTheAnswer =
  /(?<!\p{L})(?:(?:end|finish|close|sign|start|begin) (?:your|each|every|the|it|with|by)|(?:reply|respond|answer) (?:only|with|in)|at the end (?:say|add|write)|also (?:write|say|add|print)|in capital letters|בסוף תוסיפ\p{L}*|ובסוף|תוסיפי? ש\p{L}*|תכתב\p{L}*|תכתוב|תעני רק|ענה רק|תדפיס\p{L}*|הדפס|напиши (?:капсом|что|в конце)|в конце (?:добавь|напиши|скажи)|добавь|отвечай|покажи|скажи (?:что|йо)|termine\p{L}* (?:par|en|ta)|finis\p{L}* (?:par|en|ta)|ajoute\p{L}*|reponds?|signe\p{L}*|ecris (?:que|en)|garantis|acaba (?:diciendo|con)|termina (?:diciendo|con|tu)|anade|responde (?:solo|en|unicamente|con)|obedece|traduce y|di que|escribe que)(?!\p{L})/u;

/** Something to read that somebody lent, told beside a question: in French it is the word for being ready, and for shoes of others. */
const lentToRead =
  /(?<!\p{L})(?:on|[^.?!,;]{1,40}?) m['’]a(?:vait)? (?:gentiment )?prêtée?s? (?:un|une|le|la|son|sa|des|ses) (?:vieux |vieille |gros |petit )?(?:catalogue|livre|magazine|revue|guide|brochure|article|dvd|vidéo)s?/iu;

const folded = (text: string): string =>
  foldPhrase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isOrder = (text: string): boolean => aboutTheAnswerer.test(folded(text)) || aboutTheAnswer.test(folded(text));

/** Sentences, and what is joined to one by "and", "PS" or a dash. */
const parts = (question: string): string[] =>
  question.split(
    /(?<=[.?!;…\n])\s*|\s(?=(?:and|also|PS|P\.S\.|then|ובסוף|ואז|ואגב|и ещ[её]|и теперь|а потом|et (?:termine|après|puis|ajoute)|y (?:acaba|termina|después|responde))(?!\p{L}))/iu,
  );

/**
 * What of a message asks something: without sentences that tell the assistant what to say or what to be. Empty where it is nothing else and
 * speaks of the assistant itself; as it is where leaving something out would leave nothing.
 */
export const askedPart = (question: string): string => {
  const told = question.replace(lentToRead, '').replace(/^[\s,.:;!?]+/u, '');
  if (told !== question && told !== '') return askedPart(told);
  const all = parts(question).filter((part) => part.trim() !== '');
  const asked = all.filter((part) => !isOrder(part));
  if (asked.length > 0) return asked.length === all.length ? question : asked.join(' ');
  return aboutTheAnswerer.test(folded(question)) ? '' : question;
};
