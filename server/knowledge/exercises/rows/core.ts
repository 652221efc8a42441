/** The trunk, carries and single joints. METs: 2011 Compendium, 02022–02024, 02054. */
export const core = `
# anti_rotation 3.8
Forearm Plank | abs / shoulders glutes | mat | b t | shoulder lower_back pregnancy | Elbows under the shoulders, glutes tight, ribs down. Stop when the hips begin to sag.
Knee Plank | abs / shoulders | mat | b t | shoulder pregnancy | As a plank, with the knees on the mat. The line runs from knees to head.
Incline Plank | abs / shoulders | chair | b t | shoulder wrist | Hands on a firm chair, body in one line. A good plank for a growing belly or a tired back.
High Plank | abs / shoulders chest | | b t | wrist shoulder pregnancy | Hands under the shoulders, push the floor away. The neck goes on in the line of the back.
Plank Shoulder Tap | abs obliques / shoulders | | i | wrist shoulder pregnancy | From a high plank touch one shoulder, then the other. Feet wide and hips quiet.
Plank Reach | abs obliques / shoulders glutes | | i | wrist shoulder pregnancy | Lift one arm forward without tilting. Breathe out as you reach.
Long-Lever Plank | abs / shoulders lats | mat | a t | shoulder lower_back pregnancy high_blood_pressure | Elbows a hand further forward than in a plank. Hold only as long as the back stays flat.
Side Plank | obliques / abs shoulders glutes | mat | i u t | shoulder | Elbow under the shoulder, hips high, feet stacked. Push the floor away.
Knee Side Plank | obliques / abs glutes | mat | b u t | shoulder | Knees bent on the mat, hips lifted. Make one line from knee to shoulder.
Star Side Plank | obliques glutes / shoulders | mat | a u t | shoulder hip | Lift the upper leg out of a side plank. The hips stay forward.
Bird Dog | abs lower_back / glutes shoulders | mat | b | wrist knee | On all fours stretch one arm and the opposite leg. Reach long rather than high.
Bear Hold | abs quads / shoulders | | i t | wrist knee | On all fours lift the knees a hand off the floor. The back stays like a table.
Dead Bug | abs / hip_flexors | mat | b | pregnancy | Lie with arms and knees up and press the lower back down. Lower the opposite arm and leg as far as it stays there.
Heel Tap | abs / hip_flexors | mat | b | pregnancy | Knees over the hips, touch the floor with one heel at a time. The back does not move.
Banded Dead Bug | abs / lats hip_flexors | mat band | i | pregnancy | Hold a fixed band overhead with straight arms. Lower one leg at a time against its pull.
Pallof Press | obliques abs / shoulders | band | b u | | Stand sideways to a fixed band and press it away from the chest. Do not let it turn you.
Cable Pallof Press | obliques abs / shoulders | cable | i u | | Feet hip-wide, press the handle out and hold for two breaths. The hips stay square.
Stir the Pot | abs / shoulders obliques | stability_ball | a t | shoulder lower_back pregnancy | Forearms on the ball in a plank, draw small circles. The trunk stays still.
# rotation 3.8
Russian Twist | obliques / abs | mat | i | lower_back pregnancy neck | Sit leaned back with a long spine and turn the ribs from side to side. The knees stay still.
Seated Turn | obliques | chair | b | lower_back | Sit tall with the hands crossed and turn as far as the chest goes. The hips stay. | 2.8
Standing Wood Chop | obliques shoulders / abs | band | b u | lower_back | Pull the band from high to low across the body. Turn from the ribs and hips together.
Cable Wood Chop | obliques / abs shoulders | cable | i u | lower_back | Arms long, turn and pull down across the body. Return slowly.
Bicycle Crunch | obliques abs / hip_flexors | mat | i | neck lower_back pregnancy | Bring elbow and opposite knee together while the other leg stretches. Slow is harder.
Medicine Ball Throw | obliques / abs shoulders | medicine_ball wall | i u | lower_back shoulder pregnancy | Stand sideways to a wall, turn and throw. Catch softly and wind up again. | 6
Kettlebell Windmill | obliques / shoulders hamstrings | kettlebell | a u | shoulder lower_back | Bell locked out overhead, fold sideways over the front foot. The eyes follow the bell.
Turkish Get-Up | abs shoulders / glutes obliques | kettlebell mat | a u | shoulder wrist knee pregnancy | Rise from lying to standing with the weight overhead, one stop at a time. The arm stays vertical throughout.
# trunk_flexion 3.8
Crunch | abs | mat | b | neck pregnancy pelvic_floor | Curl the ribs toward the hips and lift only the shoulder blades. The chin stays a fist from the chest.
Reverse Crunch | abs / hip_flexors | mat | i | lower_back pregnancy pelvic_floor | Knees bent, curl the hips off the floor. Lower one vertebra after the other.
Sit-Up | abs / hip_flexors | mat | i | neck lower_back pregnancy pelvic_floor | Roll up with the feet flat and come down slowly. The hands do not pull the head.
Leg Raise | abs hip_flexors | mat | i | lower_back pregnancy pelvic_floor | Legs go down only as far as the back stays on the mat. Bend the knees if it lifts.
Hollow Hold | abs / hip_flexors | mat | a t | lower_back pregnancy pelvic_floor neck | Press the lower back down and float arms and legs. Raise them until it holds.
V-Up | abs hip_flexors | mat | a | lower_back pregnancy pelvic_floor neck | Hands and feet meet above the belly. Lower both without dropping.
Hanging Knee Raise | abs hip_flexors / forearms | pull_up_bar | i | shoulder pelvic_floor pregnancy | Hang still and bring the knees to the chest by curling the hips. Do not swing.
Hanging Leg Raise | abs hip_flexors / forearms | pull_up_bar | a | shoulder lower_back pelvic_floor pregnancy | Straight legs up to hip height or higher. Lower for three seconds.
Cable Crunch | abs | cable mat | i | lower_back pregnancy | Kneel below the pulley and curl the ribs to the hips. The hips do not move.
Ball Crunch | abs | stability_ball | i | neck balance pregnancy | Lower back on the ball, curl up and return to a light stretch. Feet wide for balance.
Mountain Climber | abs hip_flexors / shoulders heart | | i t | wrist shoulder pregnancy | High plank, drive one knee to the chest after the other. Shoulders stay over the hands. | 8
Slow Mountain Climber | abs hip_flexors / shoulders | | b t | wrist shoulder pregnancy | From a high plank bring one knee in, pause, and step it back. No bouncing. | 3.8
# trunk_extension 3
Superman | lower_back glutes / upper_back | mat | b | lower_back pregnancy neck | Face down, lift arms and legs a little and long. Look at the floor.
Prone Cobra Hold | lower_back upper_back / shoulders | mat | b t | lower_back pregnancy neck | Lift the chest with the thumbs turned up and the shoulder blades together. The neck stays long.
Swimmer | lower_back / glutes shoulders | mat | i t | lower_back pregnancy neck | Face down, flutter opposite arm and leg. Small and quick with an even breath.
Back Extension | lower_back glutes / hamstrings | machine | i | lower_back pregnancy | Hinge over the pad and rise until the body is one line. No further.
Ball Back Extension | lower_back glutes / hamstrings | stability_ball | b | lower_back pregnancy | Belly on the ball, feet against a wall. Lift the chest until the back is straight.
Reverse Plank | glutes lower_back / shoulders hamstrings | mat | i t | wrist shoulder | Sit, hands behind you, and lift the hips until the body is one line. Open the chest.
# carry 4.3
Farmer Carry | forearms abs / upper_back glutes | dumbbell | b t | | Stand tall with a weight in each hand and walk with short steps. Nothing sways.
Suitcase Carry | obliques forearms / abs glutes | dumbbell | i u t | | One weight at one side, walk as if there were one on both. The shoulders stay level.
Kettlebell Rack Carry | abs upper_back / forearms | kettlebell | i u t | wrist | Bell at the shoulder, ribs down, walk slowly. Breathe low.
Overhead Carry | shoulders abs / forearms | dumbbell | a u t | shoulder lower_back | Arm beside the ear, walk without leaning. Put it down before it wavers.
Backpack Carry | abs glutes / upper_back | | b t | lower_back | Hug a filled backpack or a box and walk. The chest stays up.
# isolation 3.5
Dumbbell Curl | biceps / forearms | dumbbell | b | elbow | Elbows at the ribs, turn the palms up as you lift. Lower for three seconds.
Hammer Curl | biceps forearms | dumbbell | b | elbow | Palms face each other all the way. The upper arms do not move.
Banded Curl | biceps | band | b | elbow | Stand on the band and curl without leaning back. Return slowly.
Barbell Curl | biceps / forearms | barbell | i | elbow wrist lower_back | Grip a little wider than the hips. Lift without swinging the hips.
Cable Curl | biceps | cable | b | elbow | Step back until there is tension at the bottom. Elbows stay where they are.
Triceps Kickback | triceps | dumbbell | b | elbow shoulder | Hinge, upper arm beside the ribs, stretch the elbow. Pause at the end.
Overhead Triceps Extension | triceps | dumbbell | i | elbow shoulder | One weight in both hands behind the head. Stretch upwards without arching.
Banded Triceps Pushdown | triceps | band | b | elbow | Band fixed high, elbows at the ribs. Press down until the arms are straight.
Cable Triceps Pushdown | triceps | cable | b | elbow | Split the rope at the bottom. Only the forearms move.
Lateral Raise | shoulders | dumbbell | b | shoulder | Lift the arms sideways to shoulder height with soft elbows. Lower slower than you lift.
Banded Lateral Raise | shoulders | band | b | shoulder | Stand on the band and lift to the side with low shoulders. Stop at shoulder height.
Front Raise | shoulders | dumbbell | b | shoulder | Lift to eye height without leaning back. One side at a time is easier on the back.
Shrug | upper_back / forearms neck | dumbbell | b | neck | Lift the shoulders straight up and hold a breath. Let them down slowly.
Wrist Curl | forearms | dumbbell chair | b | wrist elbow | Forearms on the thighs, curl only the hands. Small range, slow.
Calf Raise | calves | | b | ankle | Rise onto the balls of the feet and pause. Lower until the heels touch softly.
Single-Leg Calf Raise | calves | wall | i u | ankle balance | One foot, fingertips on a wall. All the way up and all the way down.
Step Calf Raise | calves | step | i | ankle balance | Heels hang over the edge. Lower into a stretch and rise high.
Seated Calf Raise | calves | machine | b | | Knees under the pad, full range. Pause at the bottom without a bounce.
Leg Extension | quads | machine | b | knee | Straighten the knees without throwing the weight. Lower for three seconds.
Side-Lying Leg Raise | glutes | mat | b u | hip | Lie on your side, toes forward, and lift the upper leg from the hip. The waist stays long.
Clamshell | glutes | mat | b u | | Lie on your side with bent knees and open the upper one. The hips do not roll back.
Banded Clamshell | glutes | mat band | i u | hip | A loop above the knees makes it harder. Open slowly and close slower.
Banded Side Step | glutes / quads | band | b | | Loop above the knees, half a squat, step sideways. Keep the band tight.
Donkey Kick | glutes / hamstrings | mat | b u | wrist knee | On all fours lift one bent leg until the thigh is level. The back stays still.
Fire Hydrant | glutes | mat | b u | wrist knee hip | On all fours open one knee to the side. Do not lean away.
Cable Kickback | glutes / hamstrings | cable | i u | | Hold on and push one leg straight back. Stop before the back arches.
Adductor Squeeze | adductors | mat | b t | pelvic_floor | Squeeze a cushion between the knees and hold. Keep breathing.
Side-Lying Inner Thigh Raise | adductors | mat | i u | | Lie on your side and lift the lower leg past the crossed one. Small and slow.
Toe Raise | calves | wall | b | | Back against a wall, lift the front of the feet. The shins burn; that is right.
`
export const coreLadders = [
  'incline-plank knee-plank forearm-plank plank-reach long-lever-plank',
  'high-plank plank-shoulder-tap',
  'knee-side-plank side-plank star-side-plank',
  'heel-tap dead-bug banded-dead-bug',
  'bird-dog bear-hold stir-the-pot',
  'pallof-press cable-pallof-press',
  'seated-turn russian-twist',
  'standing-wood-chop cable-wood-chop kettlebell-windmill',
  'bicycle-crunch turkish-get-up',
  'crunch reverse-crunch leg-raise v-up',
  'sit-up hollow-hold',
  'slow-mountain-climber mountain-climber',
  'hanging-knee-raise hanging-leg-raise',
  'superman swimmer',
  'ball-back-extension back-extension',
  'farmer-carry suitcase-carry overhead-carry',
  'banded-curl dumbbell-curl barbell-curl',
  'triceps-kickback overhead-triceps-extension',
  'calf-raise single-leg-calf-raise',
  'clamshell banded-clamshell',
  'donkey-kick cable-kickback',
  'adductor-squeeze side-lying-inner-thigh-raise',
]
