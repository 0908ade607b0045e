import type { Language } from '#contracts/text/language.ts';
import { wordsOf } from './word-forms.ts';

/** Words that say nothing of what a question is about. Folded when they are read. */
const words: Record<Language, string> = {
  he: `אני אנחנו אתה את אתם אתן הוא היא הם הן זה זאת זו אלה של על אל עם בלי גם רק כן לא או אבל כי אם איך למה מה מהו מהי מי איפה מתי כמה האם יש אין
    היה הייתה להיות צריך צריכה צריכים כדאי אפשר יכול יכולה יכולים רוצה רוצים שלי שלך שלו שלה שלנו לי לך לו לה לנו אותי אותו אותה אותם כל מאוד יותר פחות כמו
    ממש בעצם עוד כבר אז פה שם הכי איזה איזו אילו בין לבין תוכלו תגידו תסבירו בבקשה שלום היי תודה נעל נעליים נעלי פוינט
    בכלל סתם נגיד ככה פשוט כאילו אוקיי אוקי נו תכלס יאללה חחח ת אצלי אצלכם אצלנו עכשיו הזה הזאת האלה כזה כזאת ממה במה`,
  en: `i me my mine we our you your he she it its they them their this that these those a an the of on in at to for from with without by as is are was were be been
    am do does did have has had can could should would will may might must not no yes or and but if so than then there here what which who whose when where why how much
    many any some all very more most less just really about into please hi hello thanks tell explain shoe shoes pointe need needs needed
    s t m d ll ve re lol im ive dont doesnt cant isnt gonna wanna gotta kinda ok okay pls plz thx even actually basically literally btw tbh idk nah
    yeah whats thats hows bit lot`,
  ru: `я мы ты вы он она оно они меня мне мной нас нам вас вам его ее их им мой моя мое мои наш ваш этот эта это эти тот та то те в во на с со к ко у о об от из по за
    для без до при над под и или но а если что чтобы как какой какая какие какое кто где когда почему зачем сколько ли же бы не нет да есть был была было были быть
    надо нужно можно могу может хочу очень более менее самый все всё еще уже так там тут здесь чем пожалуйста привет спасибо скажите пуанты пуант пуантов пуантах
    вообще ваще просто типа короче ну вот че чё чего сейчас щас кстати блин прям реально наверное кажется ок окей плиз спс про ей ему ним ней них этом
    этого этой эту тоже всего`,
  fr: `je j me m moi mon ma mes nous notre nos tu te toi ton ta tes vous votre vos il elle ils elles se s son sa ses leur leurs ce c cet cette ces ca cela un une le la l les
    du de d des au aux a en dans sur sous avec sans pour par et ou mais si que qu qui quoi quel quelle quels quelles comment pourquoi quand combien est sont etait etre ai
    as ont avoir fait faire faut peut peux puis dois doit ne n pas plus moins tres trop tout tous bonjour merci chausson chaussons pointe pointes
    ya y genre stp svp lol mdr enfin ben bon coup alors donc vraiment juste aussi ok oui non t suis es etes cest jai`,
  es: `yo me mi mis mio nosotros nos nuestro tu te tus usted el ella ellos ellas se su sus lo la los las un una unos unas de del al a en con sin por para y o u pero si que
    qué quien cual cuales como cuando donde cuanto cuanta por es son era ser estar esta estan fue hay he ha han haber tengo tiene tener puedo puede debo debe hace hacer no
    mas menos muy mucho todo todos este esta esto estos ese eso hola gracias zapatilla zapatillas punta puntas
    q xq porq pq k lol jaja porfa vale ok pues entonces aqui algo eh oye osea realmente asi ya va esa esos soy`,
};

const fillers = (language: Language): ReadonlySet<string> => new Set(wordsOf(words[language]));
const all: Record<Language, ReadonlySet<string>> = {
  he: fillers('he'),
  en: fillers('en'),
  ru: fillers('ru'),
  fr: fillers('fr'),
  es: fillers('es'),
};

/** In Hebrew also with `and` or `that` written before it. */
export const isFiller = (word: string, language: Language): boolean =>
  all[language].has(word) || (language === 'he' && /^[וש]/.test(word) && all.he.has(word.slice(1)));
