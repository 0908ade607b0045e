import type { DraftText } from '#contracts/blog/drafts.ts';
import { doc, h2, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

export const fr: DraftText = {
  slug: 'douleur-sur-pointes',
  title: 'Douleur sur pointes : l’effort et le signal d’alarme',
  excerpt:
    'Des mollets fatigués, c’est normal sur pointes ; des orteils engourdis, non. Distinguer l’effort de l’alerte, agir le soir même, savoir à qui s’adresser.',
  coverAlt: 'Une paire de pointes ôtées et posées côte à côte, vues de dessus, les rubans dénoués.',
  seoTitle: 'Douleur sur pointes : ce qui est normal, quand s’arrêter',
  seoDescription: '',
  body: doc(
    p(
      'Une phrase circule dans les vestiaires : les pointes font mal, à tout le monde. On la dit avec gentillesse. Elle a aussi maintenu debout bien des gens sur un pied qui demandait, assez clairement, qu’on s’assoie.',
    ),
    p(
      'Elle est vraie à moitié. Se tenir sur le bout des orteils est un travail, et un travail se sent. Tout l’art est de distinguer cette sensation des autres. Rien ici n’est un diagnostic : une page ne voit pas un pied, et dans le doute il faut quelqu’un qui le voie.',
    ),
    h2('Ce qui fait partie du travail'),
    p(
      'Les muscles se fatiguent, au mollet et dans la voûte, et peuvent être endoloris le lendemain. La boîte exerce une pression légère et égale autour des orteils. Ces sensations s’apaisent une fois les pointes ôtées et deviennent familières à mesure que la force vient. Une paire neuve peut serrer un peu plus qu’une ancienne, au début.',
    ),
    p(
      'Même cela a ses limites. La peau peut rougir, une ampoule se former pendant que pied et chausson font connaissance. Une ampoule qui revient toujours au même endroit en dit long sur le chaussant.',
    ),
    h2('Ce qui n’en fait pas partie'),
    table([
      ['Ce que l’on sent', 'Ce que cela peut indiquer', 'Que faire'],
      [
        'Une douleur vive, localisée ou croissante',
        'Tout est possible, d’un mauvais chaussant à une blessure',
        'Arrêter pour la journée ; médecin, kinésithérapeute ou podologue',
      ],
      [
        'Une douleur sur un os, pire en charge',
        'Peut-être une fracture de fatigue',
        'Ni pointes ni sauts avant l’avis d’un médecin',
      ],
      [
        'Des orteils qui fourmillent ou s’engourdissent',
        'Une boîte serrée qui appuie sur un nerf',
        'Ôter les pointes, relâcher la pression ; consulter si cela ne passe pas aussitôt',
      ],
      ['Un gonflement', 'Une surcharge, ou une blessure', 'Arrêter et faire examiner'],
      [
        'Un ongle noir ou décollé',
        'Une pression répétée, souvent la longueur ou les embouts',
        'Ongles courts, chaussant à revoir ; podologue en cas de douleur ou d’infection',
      ],
      [
        'Une douleur derrière la cheville ou au tendon d’Achille',
        'Un cordon trop serré, un nœud sur le tendon, la technique, ou quelque chose à soigner',
        'Desserrer, renouer loin du tendon ; faire examiner',
      ],
      [
        'Une douleur qui revient à l’articulation du gros orteil',
        'Une boîte qui pousse l’orteil, ou l’articulation elle-même',
        'Un soignant d’abord, l’essayage ensuite',
      ],
    ]),
    p(
      'La colonne du milieu n’aligne que des possibilités, et c’est voulu. Elle dit pourquoi quelqu’un doit regarder ; elle ne dit pas ce qu’il trouvera.',
    ),
    h2('Le soir même'),
    ul(
      'Ôtez les pointes dès que la douleur le demande, même au milieu d’un enchaînement. Un professeur aime mieux vous voir vous asseoir que boiter.',
      'Cherchez ce qui a changé : des pointes neuves, une paire usée, plus d’heures, une poussée de croissance, un autre sol.',
      'Tâtez le chausson. Un cambrion ou une boîte ramollis peuvent faire mal à de nouveaux endroits, et [une paire finie](/blog/faire-durer-ses-pointes) ne vaut pas un cours de plus.',
      'Parlez-en au professeur. À la maison, parlez-en à vos parents.',
      'Ne réessayez pas le lendemain matin pour voir si c’est encore là.',
    ),
    quote(
      'Le droit de s’arrêter ne se mérite pas. Un cours manqué se rattrape en une semaine ; une alerte négligée peut coûter une saison.',
    ),
    h2('Quand on soupçonne le chausson'),
    p(
      'Il y est souvent pour quelque chose. Retournez alors voir le conseiller avec des mots précis : où, quand, à quel pied. Une boîte trop serrée appuie sur les nerfs et les ongles. Trop large, elle laisse le pied s’enfoncer jusqu’à ce que les orteils portent le poids. Un cambrion trop dur ou trop souple déplace le poids au mauvais endroit.',
    ),
    p(
      'Mais le chausson a bon dos. Certaines difficultés viennent de la force ou de la technique, et trois nouveaux modèles n’y changeront rien. Le professeur, et un soignant dès qu’il y a douleur, sont donc de la conversation depuis le début.',
    ),
    h2('Trois cas où redoubler de prudence'),
    p(
      '**Avant douze ans.** C’est à un professeur qualifié et à un médecin de dire si un enfant peut ou non monter sur pointes ; à cet âge, une douleur se montre au médecin sans attendre.',
    ),
    p(
      '**Une poussée de croissance.** Les cartilages de croissance du pied restent ouverts après douze ans, et l’équilibre peut se dégrader un temps. On se renforce et l’on attend.',
    ),
    p(
      '**Après une blessure ou une opération.** Le retour passe par une autorisation médicale écrite. La date du spectacle n’en tient pas lieu.',
    ),
    h2('Avant que cela fasse mal'),
    p(
      'C’est surtout de la prévention, et elle est assez simple : une pointe [essayée sur place](/blog/premieres-pointes), des paires qui sèchent et qu’on remplace à temps, des ongles courts, un nœud loin du tendon, et la force avant l’ambition. Les pointes resteront un travail. On le sent, c’est normal, et cela doit s’arrêter quand on dénoue les rubans.',
    ),
  ),
};
