import type { Topic } from '../language/tables.ts';

/**
 * What people ask of shoes and hardly any source says, and how a point that says it looks: their weight, a warranty, whether they are vegan,
 * quiet, made for men, can be dyed, frozen, darned, who invented them, how left and right differ, which tights go with them, whom to call. The
 * first one that is asked counts.
 */
export const untoldKinds: readonly { topic: Topic; told: RegExp; hasRest?: true }[] = [
  { topic: 'weight', told: /\d+ ?(?:g|gr|oz|kg|г|кг|גרם)(?!\p{L})|gram|грамм|גרם/u },
  { topic: 'warranty', told: /warrant|guarant|garant|гарант|אחריות/u },
  { topic: 'vegan', told: /vegan|טבעונ|веган/u },
  { topic: 'dyeing', told: /dye|paint|(?<!א)צבע|צבוע|крас|teint|peint|tenir|tenid|pint/u },
  { topic: 'noise', told: /nois|quiet|creak|squeak|רעש|שקט|חרק|тих|шум|скрип|bruit|silenc|grinc|ruid|cruj/u },
  { topic: 'men', told: /(?<!\p{L})(?:men|boys|males?|לגברים|לבנים|мужск|мальчик|hommes?|garcons?|hombres?|varones)/u },
  { topic: 'leftAndRight', told: /(?<!\p{L})(?:left|ימין|прав(?:ый|ая)|gauche|izquierd)/u },
  { topic: 'tights', told: /denier|convertible/u, hasRest: true },
  { topic: 'rosin', told: /rosin|רוזין|שרף|канифол|colophane|resin/u },
  { topic: 'makeUp', told: /pancak|foundation|מייקאפ|тональн|fond de teint|maquillaje/u },
  { topic: 'darning', told: /darn|רקמ|штопа|repris|zurc/u },
  { topic: 'inventor', told: /invent|המציא|изобр/u },
  { topic: 'cutting', told: /snip|trim(?:med)? off|отреза/u, hasRest: true },
  { topic: 'gluing', told: /not (?:be )?glued|no se pegan|не приклеива|ne se collent/u, hasRest: true },
  { topic: 'order', told: /before the ribbons|after the ribbons/u, hasRest: true },
  { topic: 'freezing', told: /freez|frozen|מקפיא|морозил|congel/u },
  { topic: 'contact', told: /\d{6,}|@/u },
];
