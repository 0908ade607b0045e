import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, ol, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const fr: DraftText = {
  slug: 'assouplir-ses-pointes',
  title: 'Casser ses pointes sans les abîmer',
  excerpt:
    'Une paume, un peu de patience et dix minutes de marche font plus pour une paire neuve que n’importe quel marteau. Quoi assouplir, dans quel ordre, et quand s’arrêter.',
  coverAlt:
    'Une pointe posée semelle de cuir en l’air, un trait à l’endroit du pli ; autour d’elle, des rubans défaits, une aiguille et son fil.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'Tout le monde a vu ces vidéos. Une étoile coince son chausson dans une porte, découpe le satin du bout, entaille la semelle au couteau et plie le tout en deux. On croit tenir le secret du métier ; à chaque rentrée, il coûte la vie à bon nombre de paires neuves.',
    ),
    p(
      'La paire de la vidéo servira un soir, parfois un acte, et une autre attend déjà. Quand une paire doit tenir des semaines de cours, il faut le contraire : le moins possible, et seulement là où le chausson résiste.',
    ),
    h2('Montrer d’abord'),
    p(
      'Avant de coudre ou de plier quoi que ce soit, on montre les pointes, aux pieds, au professeur. C’est une affaire d’argent, car les boutiques reprennent rarement une paire cousue, salie ou portée. C’est surtout une affaire de chaussant : une pointe mal choisie ne devient pas bonne en s’assouplissant. Sur une première paire, on ne change rien sans demander, et l’on n’imite pas ce que les professionnels font aux leurs.',
    ),
    h2('Petit à petit'),
    p(
      'Pour une pointe traditionnelle, en tissu et en colle, quatre gestes suffisent. On réessaie après chacun, et l’on ne passe au suivant que s’il le faut encore.',
    ),
    ol(
      '**Le dessus de la boîte.** L’aplatir un peu avec la paume. Il doit céder et rester rond.',
      '**Les ailes.** En adoucir légèrement le bord supérieur entre deux doigts, là où il touche le pied.',
      '**Le cambrion.** Le plier doucement, à peu près aux trois quarts de sa longueur en partant de la boîte, ou à l’endroit marqué par le professeur ou le conseiller. Jamais au milieu.',
      '**La marche.** Traverser la pièce en demi-pointe. Les premières montées attendent le cours, à la barre, sous les yeux du professeur.',
    ),
    p(
      'Le moment de s’arrêter vient plus tôt qu’on ne croit. Dès que la pointe suit le pied par la demi-pointe, c’est fini ; les cours feront le reste. Une pointe trop travaillée perd son soutien, et le soutien ne revient pas.',
    ),
    quote(
      'Le soutien qu’on enlève aujourd’hui ne reviendra pas demain. Dans le doute, dansez d’abord un cours de plus.',
    ),
    h2('Selon la matière'),
    table([
      ['Matière', 'Tissu et colle', 'Élastomère ou thermoplastique'],
      ['En boutique', 'Ajustée, un peu raide', 'Confortable dès la première minute, car elle ne changera presque pas'],
      ['L’assouplir', 'À la main, par petites étapes', 'Ni la plier ni la tremper'],
      ['À l’usage', 'Se moule sur le pied et continue de mollir', 'Garde longtemps sa forme'],
      ['La chaleur', 'À éviter : la colle ramollit d’ordinaire', 'Seulement selon la notice du fabricant'],
    ]),
    p(
      'Il y a des cas intermédiaires. [Bloch](/brand/bloch) a proposé des modèles thermomorphes (TMT) qui s’assouplissent à l’air chaud, se forment sur le pied et se figent en refroidissant ; la maison emploie aussi plusieurs colles, de la plus ferme aux plus malléables. Les pointes de [Gaynor Minden](/brand/gaynor) sont en élastomère et doivent aller telles quelles. Si une pointe se chauffe, la notice est la seule recette ; un sèche-cheveux et une intuition n’en sont pas une.',
    ),
    h2('L’aiguille et le ruban'),
    p(
      'Coudre fait partie du travail, car on ne peut juger une pointe qui ne tient pas au pied. Les professeurs ont souvent leur méthode : demandez-la. Sinon, voici l’usage :',
    ),
    ul(
      'Quatre rubans égaux, d’environ 22 millimètres de large et 55 centimètres de long.',
      'On rabat le talon vers l’avant pour trouver la place, on incline un peu le ruban et on le coud à la doublure, sans prendre le cordon de serrage.',
      'Un élastique en boucle au talon, ou deux qui se croisent. Ajustés, avec la place d’un doigt.',
      'On noue les rubans pied en flex. Le nœud se loge du côté intérieur, dans le creux derrière l’os de la cheville, loin du tendon d’Achille. On rentre les bouts.',
    ),
    p(
      'Le cordon vient en dernier. Il resserre l’ouverture ; ce n’est pas lui qui tient la pointe au pied. On le serre de façon égale, jamais vers le haut, sans quoi il appuie sur le tendon.',
    ),
    h2('Portes, marteaux, eau'),
    p(
      'Les méthodes brutales ont un mérite commun : elles agissent tout de suite. Elles affaiblissent aussi la pointe et ôtent de la stabilité au pied et à la cheville, un prix élevé pour une réception plus discrète. Si la paire reste dure comme du bois après deux ou trois cours de patience, la cause est probablement [la dureté du cambrion](/blog/durete-du-cambrion) ou le modèle, et un conseiller fera mieux qu’un marteau.',
    ),
    p(
      'Une pression qui s’atténue quand la pointe se réchauffe est dans l’ordre des choses. Une douleur, non. Vive, fixe ou croissante, elle impose de s’arrêter et de [la faire examiner](/blog/douleur-sur-pointes).',
    ),
  ),
};
