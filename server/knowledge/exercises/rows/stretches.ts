/** Stretches, mobility, balance and rolling out. METs: 2011 Compendium, 02101 stretching 2.3, 15670 tai chi 3.0. */
export const stretches = `
# stretch 2.3
Standing Calf Stretch | calves | wall | b u t | | Hands on a wall, one leg back with its heel down. Lean until the calf answers.
Bent-Knee Calf Stretch | calves | wall | b u t | ankle | As the calf stretch, with the back knee bent. It is felt lower, near the heel.
Standing Hamstring Stretch | hamstrings | chair | b u t | lower_back | Heel on a low seat, leg nearly straight. Tip forward from the hips.
Lying Hamstring Stretch | hamstrings / calves | mat band | b u t | pregnancy | On your back, a strap round one foot, raise the leg. The other leg stays down.
Standing Quad Stretch | quads / hip_flexors | wall | b u t | knee balance | Hold one ankle behind you, knees together. Tuck the hips a little.
Side-Lying Quad Stretch | quads | mat | b u t | knee | Lie on your side and draw the upper heel to the seat. The hips do not tip.
Half-Kneeling Hip Flexor Stretch | hip_flexors / quads | mat | b u t | knee | One knee down, tuck the hips and glide forward. The back does not arch.
Couch Stretch | hip_flexors quads | wall mat | a u t | knee lower_back hip | Shin up a wall behind you, other foot in front. Come upright slowly.
Butterfly Stretch | adductors | mat | b t | hip | Soles together, sit tall and let the knees sink. Do not push them.
Frog Stretch | adductors | mat | i t | knee hip pregnancy | On all fours move the knees wide and sit back a little. Stop before it pinches.
Standing Adductor Stretch | adductors | | b u t | knee | Wide stance, bend one knee and shift over it. The other foot stays flat.
Seated Figure Four | glutes | chair | b u t | hip | Ankle on the other knee, sit tall and tip forward. Both sit bones stay.
Knee to Chest | glutes lower_back | mat | b u t | pregnancy | On your back hug one knee. The other leg rests long.
Double Knee to Chest | lower_back glutes | mat | b t | pregnancy | Hug both knees and rock from side to side. The head stays down.
Lying Spinal Twist | obliques lower_back | mat | b u t | lower_back | Knees to one side, arms wide. Breathe into the upper ribs.
Standing Side Bend | obliques lats | | b u t | lower_back | One arm overhead, lean away in one plane. Both feet press down.
Doorway Chest Stretch | chest / shoulders | wall | b u t | shoulder | Forearm on the frame, turn the chest away. The shoulder stays low.
Clasped-Hands Chest Opener | chest shoulders | | b t | shoulder | Hands clasped behind you, lift the breastbone. Move the knuckles away from the back.
Cross-Body Shoulder Stretch | shoulders upper_back | | b u t | shoulder | Draw one arm across the chest. The shoulder stays down.
Overhead Triceps Stretch | triceps lats | | b u t | shoulder | Elbow up beside the head, the other hand eases it back. Ribs down.
Wall Lat Stretch | lats | wall | b t | shoulder | Hands on a wall, walk back and let the chest sink. Knees soft.
Prayer Stretch | forearms | | b t | wrist | Palms together in front, lower the hands. Stop at a mild pull.
Wrist Extensor Stretch | forearms | | b u t | wrist | One arm straight, palm down, ease the hand toward you. Then the other way.
Neck Side Stretch | neck | | b u t | neck | Ear toward the shoulder, the other shoulder stays heavy. No pulling.
Chin Tuck | neck | | b | neck | Draw the chin straight back and make a double chin. Hold two breaths.
Levator Stretch | neck upper_back | | b u t | neck | Look toward one armpit and let the head hang there. The opposite hand holds the seat.
Upper-Back Hug | upper_back | | b t | | Hug yourself, round and breathe between the shoulder blades. Let the head hang.
Seated Hamstring Stretch | hamstrings / calves | chair | b u t | lower_back | One leg long on its heel, tip forward from the hips. The back stays long.
Toe Stretch | calves | mat | i t | ankle knee | Kneel with the toes tucked and sit back. Short at first.
Ankle Plantar Stretch | calves | mat | b t | ankle knee | Kneel with the tops of the feet down and sit back gently. Hands carry some weight.
Reclined Hip Rotation | glutes hip_flexors | mat | b u t | hip pregnancy | On your back, ankle on the knee, let both fall to the side. Stay and breathe.
# mobility 2.5
Arm Circle | shoulders | | b t | shoulder | Draw large slow circles, first back and then forward. The ribs stay quiet.
Shoulder Roll | shoulders upper_back | | b t | | Up, back and down in one round movement. Breathe with it.
Shoulder Pass-Through | shoulders chest | band | i | shoulder | A band in wide hands, over the head and behind. Wider if it catches.
Wall Angel | upper_back shoulders | wall | b | shoulder | Back and arms on the wall, slide up and down like a snow angel. Only as far as everything touches.
Open Book | upper_back obliques | mat | b u | shoulder | On your side with bent knees, open the upper arm to the back. The eyes follow the hand.
Quadruped Rotation | upper_back obliques | mat | b u | shoulder wrist | Hand behind the head on all fours, turn the elbow to the ceiling. The hips stay.
World's Greatest Stretch | hip_flexors upper_back / hamstrings | | i u | wrist knee hip | Long lunge, elbow to the instep, then turn and reach up. Back leg long.
Hip Circle | glutes hip_flexors | | b t | balance | Hold on, draw big circles with one knee. Change direction and side.
Leg Swing | hamstrings hip_flexors | wall | b u t | balance | Hold a wall and swing one leg forward and back. Higher only as it loosens.
Side Leg Swing | adductors glutes | wall | b u t | balance | Face a wall and swing one leg across and out. The trunk stays still.
90/90 Hip Switch | glutes adductors | mat | i | knee hip | Sit with both knees bent to one side and turn them to the other. Hands behind help.
Deep Squat Hold | adductors glutes / calves | | i t | knee hip ankle | Sit low with the heels down and pry the knees apart with the elbows. Hold a door frame if you need.
Ankle Rock | calves | wall | b u | ankle | Foot a hand from the wall, bring the knee to it. The heel stays down.
Ankle Circle | calves | chair | b u t | | Draw slow circles with the foot. Both directions, both feet.
Wrist Circle | forearms | | b t | | Loose fists, slow circles. Both directions.
Neck Half Circle | neck | | b t | neck | Roll the chin from one shoulder over the chest to the other. Never backwards.
Pelvic Tilt | abs lower_back | mat | b | pregnancy | On your back rock the hips so that the back flattens and arches. As small as a nod.
Standing Cat-Cow | lower_back upper_back | chair | b t | | Hands on the thighs, round and open the back. With the breath.
Inchworm | hamstrings abs / shoulders | | i | wrist lower_back | Walk the hands out to a plank and the feet back to them. Soft knees.
Torso Turn | obliques upper_back | | b t | lower_back | Feet wide, let the arms swing round you. The heels may lift.
# balance 2.8
Single-Leg Stand | calves glutes | wall | b u t | balance | Stand on one leg near a wall and look at one point. Close the eyes when it is easy.
Tandem Stand | calves abs | wall | b u t | balance | One foot straight in front of the other. Hold still and breathe.
Heel-to-Toe Walk | calves glutes | wall | b t | balance | Walk a line, heel to toe. Look ahead, not down.
Clock Reach | glutes calves / quads | | i u | balance knee | Stand on one leg and tap the other foot to the hours of a clock. Bend the standing knee a little.
Single-Leg Reach | glutes hamstrings / calves | | i u | balance lower_back | Stand on one leg and reach forward to the floor. Come back without touching down.
Weight Shift | glutes calves | | b t | | Sway slowly from one foot to the other like tall grass. The knees stay soft.
# mobility 2
Quad Roll | quads | foam_roller | b t | wrist shoulder | Lie face down with the roller under the thighs. Slow, and wait where it is tender.
Calf Roll | calves | foam_roller | b t | wrist | Sit with the calves on the roller. Cross the ankles for more.
Glute Roll | glutes | foam_roller | b u t | wrist | Sit on the roller, one ankle on the other knee. Lean to that side.
Upper-Back Roll | upper_back | foam_roller | b t | neck | Roller across the shoulder blades, hands behind the head. Not the lower back.
Hamstring Roll | hamstrings | foam_roller | b t | wrist | Sit with the roller under the thighs and roll from seat to knee. Breathe out where it holds.
`
export const stretchLadders = [
  'half-kneeling-hip-flexor-stretch couch-stretch',
  'butterfly-stretch frog-stretch',
  'arm-circle shoulder-pass-through',
  'wall-angel world-s-greatest-stretch',
  'hip-circle 90-90-hip-switch deep-squat-hold',
  'standing-cat-cow inchworm',
  'tandem-stand single-leg-stand clock-reach single-leg-reach',
]
