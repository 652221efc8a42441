/** Yoga postures, held in breaths of about four seconds. METs: 2011 Compendium, 02150 Hatha 2.5, 02160 Power 4.0, 02170 Surya Namaskar 3.3. */
export const yoga = `
# breath 2
Easy Seat | lower_back | mat | b t | | Sit cross-legged on a folded blanket, hands on the thighs. Let the breath slow down by itself.
Diaphragm Breathing | abs | mat | b t | | One hand on the belly: it rises as you breathe in and sinks as you breathe out. The chest stays quiet.
Box Breathing | abs | | b t | high_blood_pressure pregnancy | In for four, hold for four, out for four, wait for four. Shorten the counts if it strains.
Long Exhale Breathing | abs | | b t | | In through the nose for four, out for six to eight. Let the shoulders drop with each breath out.
Resting Pose | lower_back | mat | b t | | Lie on your back with feet and hands falling open; on your side when pregnant. Do nothing for a while.
# mobility 2.5
Cat-Cow | lower_back upper_back / abs | mat | b t | wrist knee | On all fours round the back as you breathe out and open the chest as you breathe in. Move one vertebra at a time.
Sun Salutation A | shoulders hamstrings / abs chest | mat | i t | wrist shoulder lower_back high_blood_pressure pregnancy | Reach, fold, step back, lower, lift the chest, and back to the hips-high pose. One breath for each movement. | 3.3
Half Sun Salutation | hamstrings lower_back / shoulders | mat | b t | lower_back high_blood_pressure | Reach up, fold, lift halfway, fold and stand. Bend the knees as much as you like. | 3
Thread the Needle | upper_back shoulders / obliques | mat | b u t | shoulder knee | From all fours slide one arm under the other and rest the shoulder. Breathe into the upper back.
# stretch 2.5
Child's Pose | lower_back / lats hip_flexors | mat | b t | knee | Sit back on the heels with the knees wide and the arms long. Let the forehead rest.
Downward Dog | hamstrings shoulders / calves lats | mat | b t | wrist shoulder high_blood_pressure pregnancy | Hips high, heels heavy, hands pushing the floor away. Bend the knees if the back rounds.
Puppy Pose | shoulders lats / upper_back | mat | b t | shoulder knee | Hips over the knees, walk the hands forward and melt the chest. The forehead rests.
Standing Forward Fold | hamstrings / lower_back calves | | b t | lower_back high_blood_pressure | Fold from the hips and let the head hang. Soft knees are welcome.
Wide-Legged Forward Fold | hamstrings adductors / lower_back | | b t | lower_back high_blood_pressure | Feet wide and parallel, fold with a long back. Hands on the floor or on a chair.
Low Lunge Pose | hip_flexors / quads glutes | mat | b u t | knee | Back knee down, front knee over the ankle, hips sink forward. Lift the chest.
Lizard Pose | hip_flexors adductors / hamstrings | mat | i u t | hip knee pregnancy | From a low lunge both hands come inside the front foot. Stay high on the hands or lower to the forearms.
Pigeon Pose | glutes / hip_flexors | mat | i u t | knee hip | Front shin across the mat, back leg long. Stay upright or fold over; the knee must feel nothing.
Reclined Figure Four | glutes | mat | b u t | pregnancy | Lie on your back, ankle on the other knee, and draw the legs in. The head stays down.
Seated Forward Fold | hamstrings / lower_back | mat | b t | lower_back pregnancy | Sit tall and tip forward from the hips. A strap or towel round the feet helps.
Head-to-Knee Pose | hamstrings / lower_back | mat | b u t | lower_back knee | One leg long, the other foot at its thigh. Fold over the long leg with a straight back.
Bound Angle | adductors | mat | b t | hip | Soles together, knees fall open. Sit on a cushion and grow tall.
Seated Twist | obliques / glutes lower_back | mat | b u t | lower_back pregnancy | Cross one foot over and turn toward the upper knee. Grow with each breath in, turn with each out.
Supine Twist | obliques lower_back | mat | b u t | lower_back pregnancy | Lie on your back and let both knees fall to one side. Both shoulders stay heavy.
Happy Baby | adductors / lower_back | mat | b t | pregnancy hip | On your back hold the feet from outside and let the knees sink. Rock a little.
Sphinx | abs / lower_back | mat | b t | lower_back pregnancy | Lie face down on the forearms and lift the chest. The shoulders stay away from the ears.
Cobra | abs chest / lower_back | mat | b t | lower_back pregnancy wrist | Hands beside the ribs, peel the chest up with the back, not the arms. The hips stay down.
Upward Dog | abs chest hip_flexors / shoulders | mat | i t | lower_back wrist pregnancy | Straight arms, thighs off the mat, chest forward. The tops of the feet press down.
Camel | chest hip_flexors / quads lower_back | mat | i t | lower_back neck knee pregnancy | Kneel tall, hands on the lower back, and open the chest upwards. Reach for the heels only if it is easy.
Legs up the Wall | hamstrings / lower_back | wall mat | b t | pregnancy | Lie with the hips near a wall and the legs up it. Stay and breathe out long.
# squat 3
Chair Pose | quads glutes / shoulders | mat | b t | knee | Sit back as if onto a chair and reach up. The knees stay behind the toes.
Garland Pose | adductors glutes / calves | mat | i t | knee hip ankle | Squat low with the heels on a blanket, elbows inside the knees. The chest lifts.
Goddess Pose | quads adductors / glutes | mat | b t | knee hip | Feet wide and turned out, sit down between them. Arms like a cactus.
# lunge 3
Warrior I | quads hip_flexors / shoulders glutes | mat | b u t | knee hip | Front knee bent, back heel down, arms up. The hips look forward.
Warrior II | quads adductors / shoulders glutes | mat | b u t | knee hip | Front knee over the ankle, arms long to both sides. Look over the front hand.
Extended Side Angle | obliques quads / adductors | mat | i u t | knee hip | From Warrior II rest the forearm on the thigh and reach over the ear. One long line from foot to fingers.
Triangle | hamstrings obliques / adductors | mat | i u t | hip lower_back | Straight legs, tip sideways over the front one. Hand on the shin, chest to the side.
Crescent Lunge | quads hip_flexors / glutes shoulders | mat | i u t | knee balance | High on the back toes, both arms up. The back leg is as strong as the front one.
# balance 2.8
Mountain Pose | calves abs / quads | | b t | | Stand with the weight over the whole foot. Grow upwards and breathe.
Tree Pose | calves glutes / abs | | b u t | balance | Sole against the calf or thigh, never the knee. Look at one point.
Warrior III | hamstrings glutes / lower_back shoulders | | i u t | balance lower_back | Tip forward until body and leg are level. Hands may stay on a chair.
Eagle Pose | glutes upper_back / calves | | i u t | balance knee | Cross one leg over the other and wrap the arms. Sit a little lower with each breath.
Half Moon | glutes obliques / hamstrings | | a u t | balance hip | One hand down, leg and arm lifted, chest open to the side. A block or book under the hand helps.
Dancer Pose | quads hip_flexors / shoulders glutes | | i u t | balance knee lower_back | Hold one foot behind you and kick it into the hand. The chest stays lifted.
Crow Pose | abs triceps / shoulders | | a t | wrist shoulder pregnancy balance | Knees on the upper arms, tip forward until the feet float. Look ahead.
# hinge 2.8
Bridge Pose | glutes / hamstrings chest | mat | b t | neck pregnancy | Feet close, lift the hips and walk the shoulders under. The neck stays free.
# anti_rotation 3
Plank Pose | abs / shoulders | mat | b t | wrist shoulder pregnancy | Hands under the shoulders, heels back. Breathe without letting the hips sink.
Four-Limbed Staff | triceps abs / chest shoulders | mat | i t | wrist shoulder elbow pregnancy | Lower from the plank with the elbows at the ribs and hover. Knees down is right too.
Boat Pose | abs hip_flexors | mat | i t | lower_back pregnancy neck | Sit, lean back with a straight spine and lift the shins. Knees bent until it is easy.
# trunk_extension 2.8
Locust | lower_back glutes / upper_back | mat | b t | lower_back pregnancy neck | Face down, lift chest and legs and reach back. Length before height.
Bow Pose | lower_back quads / chest glutes | mat | a t | lower_back knee pregnancy neck | Hold the ankles and kick them back so that the chest lifts. Breathe into the belly.
`
export const yogaLadders = [
  'half-sun-salutation sun-salutation-a',
  'sphinx cobra upward-dog camel',
  'reclined-figure-four pigeon-pose',
  'low-lunge-pose lizard-pose',
  'chair-pose garland-pose',
  'warrior-i crescent-lunge',
  'warrior-ii extended-side-angle',
  'mountain-pose tree-pose warrior-iii half-moon',
  'eagle-pose crow-pose',
  'plank-pose four-limbed-staff',
  'locust bow-pose',
]
