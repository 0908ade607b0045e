import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const fr: DraftText = {
  slug: 'durete-du-cambrion',
  title: 'Quelle dureté de cambrion choisir ?',
  excerpt:
    'On prend volontiers un cambrion dur pour le signe d’une pointe solide. Ce qu’il fait sous le pied, pourquoi l’endroit où il plie compte tant, et comment lire les étiquettes.',
  coverAlt:
    'Un pied sur pointe, de profil, le cambrion tracé d’une ligne sombre le long de la semelle ; à côté, la même ligne, de plus en plus droite.',
  seoTitle: '',
  seoDescription: '',
  body: doc(
    p(
      'Prenez une pointe neuve par le talon et par la boîte, appuyez doucement. Quelque chose résiste sous la semelle, revient un peu et grince à peine. C’est le cambrion, la colonne vertébrale du chausson, et l’on se dispute à son sujet dans les vestiaires bien plus que sur la couleur des rubans.',
    ),
    p(
      'L’argument est connu : plus il est dur, mieux il tient et plus la paire dure ; c’est donc le meilleur achat. C’est le porte-monnaie qui parle. Le pied est d’un autre avis.',
    ),
    h2('À quoi il sert'),
    p(
      'Le cambrion court sous le pied, du talon vers la boîte, et soutient la voûte plantaire une fois qu’on est sur pointes. Il n’élève personne. Ce sont le mollet, la cheville et les petits muscles du pied qui élèvent le corps ; lui leur offre un appui.',
    ),
    p(
      'S’il est bien plus dur que ce que ces muscles peuvent plier, la pointe n’en fait qu’à sa tête : le déroulé par la demi-pointe devient un saut, le talon du chausson s’écarte du pied, le poids reste en arrière de la plateforme. S’il est trop souple, c’est l’inverse : la voûte part en avant et le poids dépasse la plateforme.',
    ),
    table([
      ['Ce qu’on voit en cours', 'Ce que cela peut indiquer', 'La question à poser'],
      [
        'Pas de déroulé par la demi-pointe, tout ou rien',
        'Un cambrion plus dur que ce que le pied sait plier pour l’instant',
        'Un cambrion plus souple, ou d’abord renforcer le pied',
      ],
      [
        'Le poids reste derrière la plateforme',
        'Cambrion dur, empeigne longue ou cheville raide',
        'Cambrion et empeigne ensemble ; la technique',
      ],
      [
        'Le pied passe loin au-delà de la plateforme',
        'Cambrion souple ou usé sous une voûte très mobile',
        'Un maintien plus ferme, souvent une empeigne plus longue',
      ],
      [
        'La semelle vrille et quitte la voûte',
        'Le pli n’est pas au bon endroit',
        'Un autre modèle, ou un cambrion trois-quarts',
      ],
    ]),
    p(
      'Chaque ligne sous-entend un *peut-être*. La longueur, la boîte et la technique peuvent donner la même image ; l’œil du professeur passe avant le tableau.',
    ),
    h2('L’endroit du pli'),
    p(
      'La dureté figure sur l’étiquette. L’endroit du pli, non, alors qu’il décide tout autant : le cambrion doit plier là où se creuse cette voûte-ci. Une voûte très haute ou très basse est parfois mieux suivie par une pointe précambrée ou par un cambrion trois-quarts, qui laisse le talon libre. Sur une voûte moyenne, ils peuvent surprendre.',
    ),
    p(
      'En gros : un pied raide à voûte basse peine à atteindre la plateforme, et un cambrion souple peut l’y aider. Une voûte haute et mobile demande en général plus de fermeté. Dans un même cours, au même âge, deux élèves peuvent avoir besoin de pointes opposées.',
    ),
    h2('Lire les étiquettes'),
    p(
      'Aucune échelle n’est commune. Le « dur » d’un fabricant ne dit rien du « dur » d’un autre, et certains mots ne parlent même pas de dureté :',
    ),
    ul(
      'Chez [Nikolay](/brand/nikolay), on va en général de SS, très souple, à SH, en passant par S, M et H.',
      'Chez [Gaynor Minden](/brand/gaynor), le cambrion est en polymère élastique et porte d’ordinaire un nom, de Pianissimo et Featherflex à Hard. Il ne ramollit pas à l’usage comme le papier et la colle ; un froid sec peut le fissurer.',
      'Chez [Russian Pointe](/brand/russianPointe), souple, moyen et dur indiquaient la longueur de la couche rigide ; *standard* ou *flexible* disait s’il y avait une découpe derrière la boîte.',
      '[Capezio](/brand/capezio) fait ses cambrions en carton-cuir ou en carton rouge (redboard), en plusieurs duretés.',
      'Dans l’Elektra de [SoDança](/brand/sodanca), le cambrion se remplace par un autre, de densité différente.',
    ),
    p(
      'La dureté de l’ancienne paire ne se transpose donc pas d’une marque à l’autre. On la cherche de nouveau, à la barre, les deux pointes aux pieds.',
    ),
    h2('Débuter souple ou ferme ?'),
    p(
      'Les professeurs ne s’accordent pas, et chaque camp a ses raisons. Les uns veulent un cambrion souple, pour que le pied apprenne à travailler et à dérouler. Les autres le préfèrent plus ferme tant que la cheville n’est pas sûre. Les deux réponses se défendent. Décider sans le professeur, qui voit ce pied plusieurs fois par semaine, se défend moins.',
    ),
    quote(
      'Ne prenez jamais un cambrion plus dur dans le seul but de faire durer la paire. Une pointe que le pied ne peut pas plier coûte cher dès le premier cours.',
    ),
    p(
      'Si les paires meurent trop vite, il y a mieux à faire : sécher, alterner, reconnaître une pointe usée. C’est le sujet de [combien de temps dure une paire](/blog/faire-durer-ses-pointes). Et si un cambrion qui convenait paraît soudain trop mou, il est peut-être simplement usé. Le pied a pu aussi se renforcer et réclamer autre chose.',
    ),
    p(
      'Si le nouveau cambrion apporte une douleur, l’expérience s’arrête là. Une douleur vive, fixe ou croissante se montre [à un médecin ou à un kinésithérapeute](/blog/douleur-sur-pointes) ; les pointes attendront.',
    ),
  ),
};
