import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const fr: DraftText = {
  slug: 'faire-durer-ses-pointes',
  title: 'Combien de temps dure une paire ?',
  excerpt:
    'La sueur ramollit une pointe plus sûrement que n’importe quel pas. Comment la sécher, quand une seconde paire vaut la dépense, ce que peut la colle, et les signes de la fin.',
  coverAlt: 'Deux pointes suspendues par leurs rubans sèchent sur un fil, tournées chacune d’un côté.',
  seoTitle: 'Durée de vie des pointes : séchage, alternance, colle',
  seoDescription: '',
  body: doc(
    p(
      'Le cours est fini, le bus part dans neuf minutes, et les pointes filent dans le sac telles quelles : tièdes, humides, l’une dans l’autre, les embouts au fond. On ferme. Le jeudi, elles en ressortent un peu plus molles, et quelqu’un soupire qu’on n’en fait plus comme avant.',
    ),
    p(
      'Une pointe traditionnelle, c’est du tissu, de la colle et du cuir, et l’humidité travaille la colle toute la nuit. L’essentiel de ce qui prolonge la vie d’une paire se joue dans les dix minutes après le cours et ne coûte rien.',
    ),
    h2('De l’air d’abord'),
    ul(
      'Sortez les embouts et les écarteurs, et faites-les sécher à part.',
      'Ouvrez les pointes, écartez les rubans, ne rangez jamais l’une dans l’autre.',
      'Transportez-les dans un sac en filet. Un sac en plastique ou un sac de danse fermé garde l’humidité là où elle nuit.',
      'À la maison, suspendez-les ou posez-les où l’air circule. Selon les conseils, il faut de 24 à 72 heures.',
      'Pas de radiateur, pas de rebord de fenêtre en juillet, pas de voiture au soleil : la chaleur ramollit d’ordinaire la colle. Font exception les modèles que leur fabricant demande de chauffer.',
    ),
    p('Et pas un pas dehors : la semelle de cuir est mince, elle est faite pour le sol d’un studio.'),
    h2('Pourquoi deux paires durent plus longtemps'),
    p(
      'S’il faut un jour ou davantage à une pointe pour sécher, et qu’on danse presque chaque jour, une paire unique n’est jamais sèche. Deux paires en alternance durent ensemble plus longtemps qu’une seule portée quotidiennement, et le calcul vaut pour trois. La seconde paire se paie plus tôt, pas deux fois.',
    ),
    p(
      'Il y a un avantage plus discret. Quand deux paires n’ont pas le même âge, on sent tout de suite le jour où l’une d’elles a molli. Avec une seule, le changement est si lent que le pied s’y fait.',
    ),
    h2('Ce que disent les chiffres'),
    p(
      'Il n’y a pas de durée fixe, et qui en promet une n’en sait rien. Les chiffres qui circulent sont des heures de danse, et ils se contredisent :',
    ),
    table([
      ['La pointe', 'Ce que l’on cite'],
      ['Traditionnelle, en cours', 'De 4 à 12 heures, environ 12, de 8 à 20, ou de 10 à 20'],
      ['Traditionnelle, chez les professionnels', 'Parfois un jour, ou une représentation'],
      ['Synthétique', 'Plusieurs fois plus ; [Gaynor Minden](/brand/gaynor) parle de trois à cinq fois plus'],
    ]),
    p(
      'La force du pied, le répertoire, le sol et le climat pèsent plus lourd que l’étiquette. Notez au crayon, sous la semelle, la date du premier cours, et comptez.',
    ),
    h2('Ce que peut la colle'),
    p(
      'La colle durcissante fait gagner du temps. Sur une pointe sèche et déjà assouplie, un peu de durcisseur peut raffermir la boîte ou le cambrion pour quelques cours encore. Il ajoute une couche ; ce qui est usé dessous le reste. Une pointe que l’on recolle pour la troisième fois est en général à remplacer.',
    ),
    p(
      'C’est aussi un produit fort. Un adulte l’applique dans une pièce aérée, sans toucher la peau, et on le laisse prendre tout à fait avant d’y glisser le pied.',
    ),
    h2('Quand c’est fini'),
    p(
      'Une pointe casse rarement d’un coup. Elle lâche peu à peu, et un seul de ces signes suffit pour ne plus danser avec :',
    ),
    ul(
      'Le cambrion ne tient plus la voûte, ou bouge sans résister.',
      'La boîte ou les ailes cèdent sous les doigts.',
      'Le pied s’enfonce, ou dépasse la plateforme.',
      'Une douleur apparaît où il n’y en avait pas.',
      'Sur une synthétique, le satin du bout est usé jusqu’au plastique, ou le cambrion s’est rompu.',
    ),
    p(
      'Un satin sale ou effiloché ne prouve rien. Une pointe peut avoir l’air d’une ruine et bien tenir, ou briller et être morte. Une pointe usée peut distendre les ligaments et provoquer chutes et entorses : les derniers cours qu’on lui arrache sont les plus chers. Si la douleur est venue avec la mollesse et ne part pas avec la paire, c’est [une autre question](/blog/douleur-sur-pointes).',
    ),
    quote(
      'On juge une pointe à ce qu’elle tient, jamais à son allure. Et on ne la donne à personne pour danser : elle a pris la forme d’un pied, et elle a fait son temps.',
    ),
    p(
      'Une paire finie peut encore orner un mur, recueillir des signatures après un spectacle, ou être coupée en deux : voir une fois où la colle a cédé en apprend plus sur le prochain achat que n’importe quel tableau. Et si c’est toujours le cambrion, lisez [quelle dureté choisir](/blog/durete-du-cambrion) avant de recommander la même.',
    ),
  ),
};
