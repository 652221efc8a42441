import type { ActivityType } from '#contract/activities/activities.ts'

/**
 * Words of each sport in the languages of the large vendors, without accents and in lower case. The first sport with
 * a word counts. Words that mean something else in another of these languages are left out.
 */
export const sportWords: readonly (readonly [ActivityType, string])[] = [
  ['golf', 'golf, golfing, ゴルフ, 高尔夫'],
  ['yoga', 'yoga, pilates, flexibility, stretching, ヨガ, 瑜伽'],
  [
    'weightlifting',
    'weight, weights, weightlifting, strength, crossfit, gym, krafttraining, musculation, pesas, fuerza, pesi, musculacao, krachttraining, styrketraning, styrketrening, silownia, 筋力トレーニング, 力量训练',
  ],
  [
    'swimming',
    'swim, swims, swimming, schwimmen, freiwasserschwimmen, bahnschwimmen, natation, nage, natacion, nadar, nuoto, natacao, zwemmen, simning, svomning, svomming, plywanie, uinti, плавание, 水泳, スイム, 游泳, 수영',
  ],
  [
    'hiking',
    'hike, hikes, hiking, trek, trekking, mountaineering, snowshoe, snowshoeing, wandern, wanderung, bergsteigen, randonnee, senderismo, excursion, escursione, escursionismo, trilha, vandring, fottur, wedrowka, vaellus, поход, ハイキング, 登山, 徒步, 远足, 등산',
  ],
  [
    'walking',
    'walk, walks, walking, gehen, spaziergang, spazieren, marche, caminata, caminar, camminata, caminhada, wandelen, wandeling, promenad, gatur, spacer, kavely, ходьба, ウォーキング, 散歩, 步行, 散步, 健走, 걷기',
  ],
  [
    'rowing',
    'row, rowing, kayak, kayaking, canoe, canoeing, paddle, paddling, paddleboarding, rudern, aviron, remo, canottaggio, roeien, rodd, roning, roing, wioslarstwo, soutu, ローイング, 划船',
  ],
  [
    'cycling',
    'cycle, cycling, cyclocross, bike, bikes, biking, bicycle, ebike, mtb, bmx, ride, rides, radfahren, radfahrt, radtour, rad, fahrrad, fahrradfahrt, rennrad, mountainbike, velo, cyclisme, vtt, bicicleta, bici, ciclismo, bicicletta, pedalata, pedalada, fietsen, fiets, fietsrit, wielrennen, cykling, cykel, cykeltur, sykling, sykkel, sykkeltur, rowerze, rowerowa, kolarstwo, pyoraily, pyoralenkki, велосипед, велоспорт, サイクリング, ライド, 骑行, 骑车, 騎乘, 사이클링, 자전거',
  ],
  [
    'running',
    'run, runs, running, runner, jog, jogging, treadmill, parkrun, lauf, laufen, joggen, laufband, morgenlauf, abendlauf, dauerlauf, course a pied, carrera, correr, corsa, correre, corrida, correndo, hardlopen, hardloop, hardloopsessie, lopning, loping, loptur, lob, lobetur, lobning, bieg, bieganie, juoksu, juoksulenkki, бег, ランニング, ラン, ジョギング, 跑步, 慢跑, 달리기, 러닝',
  ],
  [
    'climbing',
    'climb, climbing, boulder, bouldering, klettern, bouldern, escalade, escalada, arrampicata, klimmen, klattring, klatring, wspinaczka, クライミング, 攀岩',
  ],
  ['dancing', 'dance, dancing, zumba, tanzen, danse, baile, danza, danca, dansen, taniec, ダンス, 舞蹈'],
  [
    'tennis',
    'tennis, squash, badminton, racket, racquet, padel, pickleball, tenis, テニス, 网球, バドミントン, 羽毛球',
  ],
  [
    'soccer',
    'soccer, football, futsal, fussball, futbol, calcio, futebol, voetbal, fotboll, fodbold, fotball, サッカー, 足球',
  ],
  [
    'basketball',
    'basketball, basket ball, baloncesto, pallacanestro, basquete, basketbal, バスケットボール, 篮球',
  ],
]

/** Numbers that Strava writes as a track's type. */
export const sportNumbers: Readonly<Record<string, ActivityType>> = {
  1: 'cycling',
  4: 'hiking',
  9: 'running',
  10: 'walking',
}

/** Types that say no sport. */
export const unspecificTypes: ReadonlySet<string> = new Set([
  '',
  'other',
  'generic',
  'default',
  'activity',
  'uncategorized',
  'unknown',
  'none',
  'workout',
  'training',
  'track',
])
