import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { questionLanguage } from '#lambdas/assistant/model/question-language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';

const table = (cases: Partial<Record<Language, string>>) =>
  Object.entries(cases).flatMap(([language, questions]) =>
    questions.split('\n').map((question): [Language, string] => [language as Language, question.trim()]),
  );

describe('danger in everyday words', () => {
  it.each(
    table({
      en: `my feet are killing me after rehearsal
        it stings at the ball of my foot
        there's a shooting feeling up my leg when I rise
        toes feel dead after ten minutes
        i can't feel my little toes
        my big toe is purple
        heel throbs at night
        i heard a crunch in my ankle
        my foot is stiff and warm every morning since class
        I fell off pointe and now can't stand on that foot
        arch burns when I releve
        tender spot on top of my foot
        something clicks and catches in my ankle
        my toe is bent funny since I fell
        shin splints
        my skin is raw and weeping
        the ball of my foot is on fire
        pins & needles
        lump on the back of my heel that is tender
        i'm in agony en pointe
        the discomfort gets worse every class
        my instep feels bruised
        electric shock in my toes
        her toes are blue after class
        toes went white and cold
        my knee gives way
        plantar fasciitis
        stress reaction in second metatarsal
        os trigonum
        i rolled my ankle yesterday
        my daughter is crying in her shoes every lesson
        open wound on my toe
        cut my toe
        tweaked my ankle
        my hip flexor is strained
        pulled calf muscle
        my back aches after pointe
        corn between my toes
        toenail is lifting
        is it normal that it hurts this much
        my foot gets hot and red
        I have a stitch of pain
        my foot went to sleep
        i lose feeling in my foot
        wrecked my ankle
        dislocated
        my bunion is inflamed
        my feet feel awful, unbearable`,
      he: `צורב לי בכרית כף הרגל
        אני לא מרגישה את הבהונות
        שורף לי באצבעות
        הבוהן שלי סגולה
        הרגל נרדמת לי
        מדגדג לי כמו סיכות באצבעות
        הלך לי הקרסול
        סובבתי את הרגל
        נפלתי ועכשיו אי אפשר לעמוד על הרגל
        יש לי בליטה אדומה וחמה
        דוקר לי בעקב
        זרמים באצבעות
        כף הרגל אדומה וחמה
        עיקמתי את הקרסול
        יש לי שבר מאמץ
        הציפורן שלי נופלת
        ירד לי דם מהאצבע
        שפשפות באצבעות
        האצבעות כחולות אחרי שיעור
        הבת שלי בוכה בכל שיעור מהנעליים
        אני סובלת נורא בפוינט
        הרגליים הורגות אותי
        סחבתי שריר
        מתיחה בשוק
        נקע בקרסול
        פצע פתוח
        לוחץ לי נורא עד דמעות
        הברך בורחת לי
        פריקה
        משהו נתפס לי בגב
        קליק בקרסול וזה תקוע
        יש לי רגישות בעצם
        כיב
        תחושה של חשמל
        בלתי נסבל
        זה הורג אותי
        נחתך לי
        דלקת בגיד
        כאבי תופת
        האצבע שלי עקומה מאז הנפילה`,
      ru: `ноги убиты после репетиции, ноют
        жжёт подушечку стопы
        пальцев не чувствую
        палец посинел
        пальцы побелели и холодные
        простреливает в ногу
        дёргает палец
        щёлкает в голеностопе и заклинило
        упала и не могу стоять на ноге
        ноготь слезает
        ноготь отходит
        кожа содрана
        натёрла до мяса
        стопа горит
        палец распух
        покраснела косточка и горячая
        шпора на пятке
        свело икру
        потянула мышцу
        подвернула ногу
        дочь плачет в пуантах
        невыносимо стоять
        мне плохо в пуантах, терпеть не могу больше
        колено подкашивается
        стреляет в пятке
        тянет ахилл
        стопа затекает
        стрессовый перелом
        вальгус воспалился
        нога как деревянная, не чувствую
        режет под большим пальцем
        ломит стопы
        саднит
        синяк на подъёме
        кровит палец`,
      fr: `ça me lance sous le pied
        mes pieds me tuent
        je ne sens plus mes orteils
        mon orteil est violet
        mes orteils deviennent blancs
        ça brûle sous la plante
        j'ai une décharge électrique dans le pied
        mon pied s'endort
        ma cheville a lâché
        je me suis tordu la cheville
        je suis tombée et je ne peux plus poser le pied
        l'ongle se décolle
        l'ongle tombe
        la peau est à vif
        j'ai une grosseur rouge et chaude
        c'est insupportable
        je souffre en pointes
        ça pique au niveau du talon
        claquage au mollet
        élongation
        ma fille pleure dans ses chaussons
        courbatures terribles
        gêne à la cheville qui empire
        ça tire derrière le talon
        sensible sur l'os
        fracture de fatigue
        cor entre les orteils
        plaie ouverte
        bleu sur le cou-de-pied
        hallux rouge et enflammé
        luxation
        j'ai super mal
        ça fait trop mal
        orteil écrasé et gonflé
        mon genou se dérobe
        elles me font horriblement souffrir`,
      es: `me arde la planta
        no siento los dedos
        el dedo está morado
        los dedos se ponen blancos
        me mata el pie
        me da un calambrazo en el pie
        se me duerme el pie
        me torcí el tobillo
        me caí y no puedo apoyar
        la uña se despega
        se me cayó la uña
        tengo la piel en carne viva
        bulto rojo y caliente
        es insoportable
        sufro mucho en puntas
        me punza el talón
        tirón en la pantorrilla
        mi hija llora con las zapatillas
        molestia que va a más en el tobillo
        me tira detrás del talón
        fractura por estrés
        callo entre los dedos
        herida abierta
        cardenal en el empeine
        me hacen daño
        me lastiman
        me molesta mucho el juanete
        luxación
        la rodilla me falla
        quemazón
        me aprietan hasta llorar
        me pisé mal y crujió
        me sangra`,
    }),
  )('a body that complains, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('pain');
  });

  it.each(
    table({
      en: `she's only in third grade
        my son turns 9 next week can he have pointes
        seven years old and begging for pointe shoes
        our daughter (10) wants to start
        11yo wants pointe
        my 6 y/o
        kid is ten and half
        she is in 4th grade
        my four-year-old
        girl aged eight
        a 5 year old
        nearly eleven
        will be 11 in march
        eight-year-olds in my class
        daughter of 9
        elementary school kid wants pointe
        she is 7
        year 4 pupil wants pointe
        for a ten-year old`,
      he: `הבת שלי בת שמונה וחצי
        הילד שלי בן תשע
        היא בכיתה ד'
        בכיתה ג
        ילדה בת 7 רוצה
        ילדה של 8
        היא רק 9
        עוד מעט בת עשר
        ילדות בנות 10
        תחגוג 11
        בת אחת-עשרה
        היא עוד לא בת 12
        בגיל 6
        ביסודי
        הקטנה שלי (8) רוצה נעלי פוינט
        חוגגת תשע
        קטנה בגן`,
      ru: `дочке восемь с половиной
        ей ещё нет одиннадцати
        сыну десять
        девочка 9 л
        девятилетка
        в третьем классе
        первоклассница
        дочка 7 лет
        ребёнок 6 годиков
        ребенку пять
        нам 8 лет
        мне десять
        8-летка
        исполнится 10
        дочь учится во 2 классе
        ученице 10
        младшая, ей 9`,
      fr: `ma fille a neuf ans
        elle est en CE2
        fille de huit ans et demi
        mon fils de 7 ans
        elle va avoir dix ans
        elle fête ses 11 ans
        à 9 ans
        pour une enfant de 8 ans
        petite de 6 ans
        elle n'a pas encore onze ans
        bientôt 10 ans
        dès 8 ans
        ma puce, 9 ans
        une élève de dix ans
        j'ai dix ans
        mes élèves ont 9 ans
        elle est en primaire`,
      es: `mi hija de nueve años
        tiene ocho años y medio
        mi niño de 7
        va en tercero de primaria
        está en 4º de primaria
        mi hija acaba de cumplir 10
        va a cumplir once
        a los nueve años
        para una niña de 6 años
        todavía no tiene 11
        con 8 años
        mi peque de 9 años
        alumnas de diez años
        mi nena tiene 9
        soy una niña de diez años`,
    }),
  )('a child by its age or its class, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('young');
  });

  it.each(
    table({
      en: `can I start pointe now?
        is my daughter ready
        tell me I can start
        do you think I'm strong enough for pointe
        she can hold a balance for 30 seconds, is that enough to start
        i've been taught at home, can I begin pointe by myself
        can I go on pointe next week
        i don't have a teacher, can I begin
        how soon can i get on pointe
        am I allowed to go up already
        would you let her go up
        my teacher refuses but I think I'm ready
        should my daughter begin pointe
        should I put my students en pointe
        is she good enough to go up
        can i practice pointe in my kitchen
        can she skip pre-pointe
        should i start pointe with scoliosis`,
      he: `אני יכולה להתחיל פוינט?
        הבת שלי מוכנה?
        את חושבת שאני מוכנה
        אפשר להעלות את הילדה לפוינט
        מתי אני עולה לפוינט
        המורה לא מרשה אבל אני מוכנה
        אפשר להתאמן על פוינט בסלון
        ללמוד פוינט לבד מיוטיוב
        תגידי לי שאני יכולה להתחיל
        יש לי 3 שנים של בלט זה מספיק בשביל לעלות?
        אפשר להתחיל בלי מורה
        מותר לה להתחיל
        כדאי לה להתחיל כבר`,
      ru: `можно ли мне на пуанты
        пора ли ставить дочь на пуанты
        когда дочке можно вставать на пуанты
        готова ли моя ученица
        могу ли я начать сама без педагога
        хочу заниматься на пуантах дома по видео
        педагог не разрешает, а я хочу
        скажи что мне можно
        стоит ли ей начинать
        мне хватит двух лет занятий чтобы встать?`,
      fr: `est-ce que je peux commencer les pointes
        ma fille est-elle prête
        puis-je commencer les pointes seule
        dites-moi que je suis prête
        ma prof refuse mais je me sens prête
        je veux apprendre les pointes toute seule avec youtube
        trois ans de danse, ça suffit pour monter ?
        peut-elle commencer
        est-ce le moment de mettre ma fille sur pointes
        quand pourra-t-elle monter sur pointes`,
      es: `¿puedo empezar puntas?
        ¿mi hija está lista?
        dime que puedo empezar
        mi profe no me deja pero yo me siento lista
        quiero aprender puntas sola con youtube
        tres años de ballet ¿basta para subir?
        ¿cuándo puede subir a puntas mi hija?
        ¿ya puede usar puntas?
        ¿debería empezar puntas mi hija?`,
    }),
  )('somebody who wants to hear a yes, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('clearance');
  });

  it.each(
    table({
      en: `I have asthma and want to start
        I'm 20 weeks along, can I dance on pointe
        I have osteoporosis
        type 1 diabetic dancer
        my daughter has EDS
        I had bunion surgery
        ankle replacement
        I take blood thinners
        I fainted in class
        I have a heart murmur
        hypermobile joints
        I get dizzy in class
        low iron
        plates and screws in my ankle
        I have MS
        juvenile arthritis`,
      he: `יש לי אסטמה ורוצה להתחיל
        אני בחודש חמישי אפשר לרקוד פוינט
        יש לי סוכרת נעורים
        גמישות יתר של המפרקים
        התעלפתי בשיעור
        סחרחורות בשיעור
        ברגים בקרסול
        חוסר ברזל`,
      ru: `у меня астма
        я на пятом месяце, можно пуанты
        сахарный диабет
        кружится голова на занятии
        упала в обморок
        гипермобильность суставов
        пластина в ноге
        после операции на стопе
        слабое сердце`,
      fr: `je suis asthmatique
        je suis enceinte de 4 mois
        diabétique type 1
        hypermobilité
        j'ai des vertiges en cours
        je me suis évanouie
        vis dans la cheville
        opérée du pied`,
      es: `soy asmática
        estoy de cinco meses, puedo bailar en puntas
        soy diabética
        hiperlaxitud
        me mareo en clase
        me desmayé
        tornillos en el tobillo
        me operaron del pie`,
    }),
  )('what a doctor must know, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('health');
  });

  it.each(
    table({
      en: `how do I break in my shoes
        which brand is oldest
        how much are gaynor mindens
        my ribbons keep coming undone
        shoe size 8 to pointe size
        the shank is broken
        I have been dancing for ten years, which shoe
        should my toes touch the end in plié
        6 hours of rehearsal a day, how long will they last`,
      he: `איך מרככים נעליים חדשות
        מי הקים את בלוך
        כמה עולה גיינור מינדן
        הסרטים נפתחים לי כל הזמן
        שאנק נשבר
        כמה שעות מחזיק זוג
        האצבע השנייה שלי ארוכה`,
      ru: `как разнашивать пуанты
        кто основал блох
        сколько стоят гейнор минден
        ленты развязываются
        сломалась стелька
        сколько часов живут
        размер 38 какой в пуантах
        пальцы ровные, какой стакан`,
      fr: `comment assouplir mes pointes
        qui a fondé Bloch
        combien coûtent les Gaynor Minden
        mes rubans se défont
        ma semelle est cassée
        combien d'heures dure une paire
        mon deuxième orteil est plus long
        je danse depuis dix ans, quelle pointe`,
      es: `cómo ablandar mis puntas
        quién fundó Bloch
        cuánto cuestan las Gaynor Minden
        se me sueltan las cintas
        se rompió la suela
        cuántas horas dura un par
        mi segundo dedo es más largo
        llevo diez años bailando, qué zapatilla`,
    }),
  )('none in a question about shoes, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toEqual([]);
  });
});

describe('nails that changed their color, and children told of in passing', () => {
  it.each(
    table({
      en: `my toenail went black
        black toenail and pus, competition tomorrow`,
      he: `הציפורן השחירה אחרי חזרה
        ציפורן שחורה ומוגלה, תחרות מחר`,
      ru: `черный ноготь после репетиции
        ноготь почернел, завтра конкурс`,
      fr: `mon ongle est devenu noir
        ongle noir et du pus, on y va ?`,
      es: `se me puso negra la uña
        uña negra, mañana competencia`,
    }),
  )('pain, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('pain');
  });

  it.each(
    table({
      en: 'my cousin is 10 and wants pointe',
      he: 'האחיינית שלי, 10, רוצה פוינט',
      ru: 'дочке соседки 11, занимается 4 раза, уже ставят',
      es: `la niña de mi vecina tiene 11 y entrena 4 días
        mi prima tiene 10 y ya quiere puntas`,
    }),
  )('under twelve, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('young');
  });

  it.each(
    table({
      he: `הקשר של הסרטים יושב על הגיד, איפה צריך לקשור?
        באיזה צד הקשר כדי שלא ילחץ על גיד אכילס?`,
      en: 'should the knot lie on the Achilles tendon or beside it?',
      ru: 'узел должен быть на ахилловом сухожилии или сбоку?',
      fr: 'le nœud se met sur le tendon d’Achille ou à côté ?',
      es: '¿el nudo va sobre el tendón de Aquiles?',
    }),
  )('none where a knot lies on a tendon, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toEqual([]);
  });

  it.each(
    table({
      he: `הקשר לוחץ על הגיד וכואב לי
        הקשר של הסרט יושב על הגיד והעור שם אדום
        יש לי קשר בגיד, באיזה צד למתוח?
        הגיד שלי תפוס מאז החזרה`,
      en: `the ribbon knot sits on the tendon and it burns
        I have a knot on my Achilles
        there's a knot in my Achilles tendon, where should I stretch?
        my Achilles tendon is swollen where the knot is`,
      ru: 'узел давит на ахилл, и теперь болит',
      fr: 'le nœud appuie sur le tendon et c’est rouge',
      es: 'el nudo me aprieta el tendón y me duele',
    }),
  )('pain where something is wrong beside the knot, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toContain('pain');
  });

  it.each(
    table({
      en: 'black shoes and nail polish',
      es: `tiene 4 formas de caja y 5 anchos
        quien tiene 5 pares y baila mucho
        una zapatilla negra`,
      ru: 'дочке нужен 5 размер',
    }),
  )('none, in %s: %s', (language, question) => {
    expect(readQuestion(question, language).dangers).toEqual([]);
  });
});

describe('the language of a question', () => {
  it('is not taken for English because of a word that French has too', () => {
    expect(questionLanguage('Ongle noir + pus, concours demain, on désinfecte et on y va ?', 'fr')).toBe('fr');
  });

  it('stays English with a borrowed word', () => {
    expect(questionLanguage('is a relevé on these safe for me', 'en')).toBe('en');
    expect(questionLanguage('how old is só dança vs suffolk, roughly', 'en')).toBe('en');
  });
});
