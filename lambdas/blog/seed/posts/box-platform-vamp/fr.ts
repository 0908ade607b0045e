import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, h3, p, quote, table } from '#lambdas/platform/write-rich-text.ts';

export const fr: DraftText = {
  slug: 'boite-plateforme-empeigne',
  title: 'Boîte, plateforme, empeigne : ce qui fait qu’une pointe va au pied',
  excerpt:
    'Deux pointes de même pointure peuvent être aussi différentes que le jour et la nuit. Le tour du chausson, pièce par pièce, et ce que chacune demande au pied.',
  coverAlt:
    'Trois pointes vues de face, de la boîte effilée à plateforme étroite jusqu’à la boîte carrée à plateforme large.',
  seoTitle: 'Anatomie de la pointe : boîte, plateforme, empeigne, ailes',
  seoDescription: '',
  body: doc(
    p(
      'Posez sur une table deux pointes de même longueur, le bout vers vous. L’une s’affine jusqu’à une plateforme large de deux doigts à peine, l’autre s’étale comme une boîte d’allumettes. L’étiquette leur donne la même pointure. Le pied qui se plaît dans la première flottera ou se coincera dans la seconde, et le chiffre de la semelle n’en dira pas la raison.',
    ),
    p('Les pièces du chausson, elles, la disent.'),
    h2('Partir des orteils'),
    p(
      'La boîte est la coque rigide qui entoure les orteils. Dans une pointe traditionnelle, elle se monte en couches de tissu et de colle ; quelques fabricants emploient un polymère. Elle doit épouser l’avant-pied sans lui faire mal, et sa forme répond donc à la ligne que dessinent les orteils.',
    ),
    table([
      ['Ligne des orteils', 'Par où commencer', 'Sinon'],
      [
        '**Pied égyptien** : le gros orteil devant, les autres en escalier',
        'Une boîte plus effilée ; un embout peut compenser les orteils courts',
        'Trop carrée, elle laisse les petits orteils sans contact ; trop effilée, elle dévie le gros orteil',
      ],
      [
        '**Pied grec** : le deuxième orteil est le plus long',
        'Une boîte légèrement effilée, la longueur prise sur le deuxième orteil, le vide sous le gros orteil comblé',
        'Ajustée au gros orteil, la pointe plie le deuxième',
      ],
      [
        '**Pied carré** : deux, trois orteils ou plus au même niveau',
        'Une boîte plus carrée, à plateforme large',
        'Trop effilée, elle pousse le gros orteil vers l’intérieur',
      ],
    ]),
    p(
      'Ce ne sont que des points de départ. Presque aucun pied ne ressemble au dessin du livre, et le droit n’est pas toujours d’accord avec le gauche.',
    ),
    h2('Le tour du chausson'),
    h3('La plateforme'),
    p(
      'C’est la surface plane qui touche le sol. Large, elle paraît plus stable. Étroite, elle va de pair avec une boîte effilée et convient aux mêmes pieds ; elle ne dit rien du niveau de qui la porte.',
    ),
    h3('La hauteur'),
    p(
      'Vue de côté, la boîte a une hauteur, qu’on appelle aussi profil. Un pied plat et fin s’accorde à une boîte basse, un pied fort à une boîte plus haute. Trop basse, elle comprime le dessus du pied. Trop haute, elle laisse un vide où passe un doigt, et le pied y descend.',
    ),
    h3('L’empeigne et le décolleté'),
    p(
      'De la plateforme à l’ouverture court l’empeigne. Elle doit couvrir les articulations des orteils. Des orteils longs ou un cou-de-pied très souple en demandent en général davantage, des orteils courts moins. Trop longue, elle éloigne la plateforme ; trop courte, elle laisse le pied déborder.',
    ),
    p(
      'Le décolleté se coupe en U ou en V. [Bloch](/brand/bloch) propose les deux selon les modèles, et certaines pointes en V se passent de cordon. Chez [Russian Pointe](/brand/russianPointe), la longueur de l’empeigne pouvait se choisir à part.',
    ),
    h3('Les ailes'),
    p(
      'Elles prolongent la boîte sur les côtés. Hautes et fermes, elles tiennent les articulations et empêchent de s’enfoncer ou de vriller. Plus souples, elles laissent davantage de liberté, et de travail, au pied.',
    ),
    h2('La largeur dépend du modèle'),
    p(
      'La largeur agit surtout aux métatarses. Un pied pincé, un satin tendu, des orteils qui n’atteignent pas la plateforme : *trop étroit*. Un pied qui s’enfonce ou glisse de côté : *trop large*. Mais un modèle à plateforme étroite peut réclamer plus de largeur que n’en indique le ticket de l’an dernier ; les deux se choisissent ensemble.',
    ),
    p(
      'Certains pieds changent sous le poids et deviennent nettement plus courts ou plus fins. On les mesure deux fois, debout et au repos, et l’on cherche parfois une largeur plus ajustée. Quand un oignon élargit l’articulation alors que les orteils s’effilent, une plus grande largeur dans un modèle effilé vaut un essai. Une douleur qui persiste à cet endroit relève d’un soignant, non de la paire suivante.',
    ),
    quote(
      'Une seule modification à la fois. Si la largeur et l’empeigne changent le même jour, impossible de savoir laquelle a aidé.',
    ),
    h2('Quand les pièces se contredisent'),
    p(
      'Tout changement en entraîne un autre. Une empeigne longue retient un cou-de-pied souple et peut éloigner la plateforme. Une pointe large libère les articulations, et le pied risque de s’y enfoncer. Un conseiller patient classe les difficultés et règle d’abord la première.',
    ),
    p(
      'L’embout vient en dernier. Fin, il laisse sentir le sol et complète un bon chaussant ; épais, il réclame sa place. Ni l’un ni l’autre ne répare une boîte mal choisie.',
    ),
    p(
      'Les dessins de la page des [modèles](/products) placent côte à côte plateforme, boîte, empeigne et ailes : on voit la différence avant de la sentir. Ils aident à poser les bonnes questions. La réponse se trouve [à l’essayage](/blog/premieres-pointes), les deux pointes aux pieds, auprès d’une personne d’expérience.',
    ),
  ),
};
