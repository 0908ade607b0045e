import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const fr: DraftText = {
  slug: 'premieres-pointes',
  title: 'La première paire : de l’accord du professeur à l’essayage',
  excerpt:
    'Ce n’est pas un anniversaire qui ouvre la porte des pointes. Ce que regarde le professeur, ce qu’il faut emporter, et les petits tests d’un bon essayage.',
  coverAlt: 'Deux pointes de satin debout côte à côte sur leur plateforme, les rubans croisés sur les chevilles.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'Toutes les boutiques de danse connaissent la scène. On attend cet après-midi depuis des années, et l’on repartirait volontiers avec le premier chausson sorti de son papier de soie. Une heure plus tard, une rangée de paires couvre le sol, et celle qui va bien est rarement celle qui brillait le plus sur l’étagère.',
    ),
    p('Cette heure-là se prépare bien avant, au studio.'),
    h2('Qui donne le feu vert'),
    p(
      'Seul un professeur qualifié, qui connaît l’élève, peut dire que le moment est venu. Une boutique ne le peut pas, un site non plus. S’il y a une douleur, une ancienne blessure ou un simple doute, on consulte aussi un médecin.',
    ),
    p(
      'On cite partout l’âge de douze ans, et la plupart des écoles professionnelles ne commencent pas avant onze ans environ. C’est un usage, lié à quelque quatre années de formation ; aucun seuil médical ne se cache derrière. Avant douze ans, la décision revient au professeur et à un médecin, quoi qu’on ait permis dans le cours d’à côté. Voici ce qui pèse davantage que la date de naissance :',
    ),
    ul(
      '**Le tronc et le bassin.** Ils restent stables pendant que les jambes travaillent.',
      '**L’axe de la jambe.** Hanche, genou et pied restent dans le même axe, même en fin de cours.',
      '**Le pied et la cheville.** Il faut la force de monter et l’amplitude pour se tenir au-dessus des orteils. Si l’une manque, on la travaille et l’on attend.',
      '**Les années de barre.** On demande souvent trois à quatre ans de cours réguliers, deux ou trois par semaine au moins, avec une préparation aux pointes. À un cours par semaine, c’est déconseillé.',
    ),
    p(
      'Il existe des tests. Dans une petite étude de 2010, trois d’entre eux (Airplane, Sauté et Topple) concordaient mieux que l’âge avec le jugement des professeurs. D’autres comptent une vingtaine de montées sur une jambe. Aucune série ne fait l’unanimité : c’est à un professeur ou à un soignant de les conduire, pas aux parents dans la cuisine.',
    ),
    p(
      'Pendant une poussée de croissance, l’équilibre peut se dégrader ; on patiente. Les adultes qui débutent ont besoin des mêmes choses : une base de cours réguliers, une vérification de la force et l’accord du professeur.',
    ),
    h2('Dans le sac'),
    p(
      'Emportez les collants, les embouts et les écarteurs avec lesquels vous danserez, car chacun prend de la place. Coupez-vous les ongles ; en cas d’ampoule ouverte, reportez la visite. L’après-midi convient souvent le mieux, mais pas juste après un cours épuisant. Prévoyez une heure et oubliez la pointure de ville : celle des pointes est différente et change selon le fabricant.',
    ),
    h2('Quatre petits tests'),
    p(
      'On regarde d’abord le pied lui-même, la ligne des orteils et la largeur aux métatarses, et l’on choisit d’après lui. Puis viennent les essais. On enfile toujours les deux pointes, les pieds étant parfois différents, et l’on garde le cordon de serrage relâché pour qu’il ne masque rien.',
    ),
    table([
      ['Le test', 'Bon signe', 'Mieux vaut essayer une autre paire'],
      ['Plié en seconde', 'L’orteil le plus long effleure le bout', 'Orteils repliés ou coincés, ou aucun contact'],
      [
        'Le talon, un pied posé sur la plateforme sans y mettre de poids',
        'Un petit pli de satin entre deux doigts',
        'Un doigt entier y passe, ou rien à pincer',
      ],
      ['Une montée à la barre, avec appui', 'Le pied reste haut dans la boîte', 'Le pied glisse vers le bas'],
      [
        'Sur pointes, le conseiller tout près',
        'Au centre de la plateforme, orteils droits',
        'Le cambrion quitte la voûte, ou un doigt passe entre la boîte et le pied',
      ],
    ]),
    p('Parlez simplement et montrez l’endroit. « Ça appuie ici, à gauche » aide bien plus qu’un « ça va » poli.'),
    h2('À laisser en boutique'),
    p(
      'D’abord, une pointure au-dessus « pour grandir ». Une pointe lâche soutient mal et augmente le risque de blessure. Un pied en pleine croissance sera peut-être à l’étroit dans une bonne paire avant de l’avoir usée ; mieux vaut compter cette dépense dès le départ.',
    ),
    p(
      'Ensuite, le modèle que tout le cours adore : il convenait à d’autres pieds. Et la vieille paire de quelqu’un d’autre, même propre : elle s’est moulée sur un autre pied et elle est en général usée. Pour comprendre le rôle de chaque partie de la pointe, lisez [boîte, plateforme, empeigne](/blog/boite-plateforme-empeigne).',
    ),
    quote(
      'D’abord le professeur, ensuite la boutique, enfin l’aiguille. On ne coud rien avant que le professeur ait vu les pointes aux pieds.',
    ),
    p(
      'Cet ordre a aussi une raison pratique : les boutiques reprennent rarement une paire cousue, salie ou portée. À la maison, les pointes attendent le cours au sec, car on ne s’exerce pas sans surveillance quand on débute. La page des [modèles](/products) permet d’en comparer quelques-uns avant la visite. Elle ne vous dira pas votre pointure : celle-ci se trouve debout, les deux pointes aux pieds.',
    ),
  ),
};
