/**
 * Names in Strong, Hevy and FitNotes that differ from the library's, one exercise a line: `id | names`, names separated by
 * commas. Names that differ only by the equipment in brackets are matched by `match-exercise.ts`.
 */
export const aliases = `
back-squat | Squat (Barbell), Barbell Squat, Barbell Back Squat, High Bar Squat (Barbell)
bodyweight-squat | Squat (Bodyweight), Air Squat
hack-squat-machine | Hack Squat
leg-press | Leg Press (Plate Loaded)
bulgarian-split-squat | Bulgarian Split Squat (Bodyweight)
forward-lunge | Lunge (Bodyweight), Lunge
dumbbell-lunge | Lunge (Dumbbell)
walking-lunge | Walking Lunge (Bodyweight)
deadlift | Conventional Deadlift, Conventional Deadlift (Barbell)
trap-bar-deadlift | Deadlift (Trap Bar), Hex Bar Deadlift
hip-thrust | Barbell Hip Thrust
nordic-curl | Nordic Hamstring Curl, Nordic Hamstrings Curls
lying-leg-curl | Lying Leg Curls (Machine)
seated-calf-raise | Seated Calf Raise (Plate Loaded), Seated Calf Raise
calf-raise | Standing Calf Raise (Bodyweight), Standing Calf Raise
single-leg-calf-raise | Single Leg Standing Calf Raise
bench-press | Flat Bench Press (Barbell), Barbell Bench Press, Flat Barbell Bench Press
dumbbell-bench-press | Flat Bench Press (Dumbbell)
incline-dumbbell-press | Incline Bench Press (Dumbbell), Incline Dumbbell Bench Press
dumbbell-floor-press | Floor Press (Dumbbell)
chest-press-machine | Chest Press (Machine), Seated Chest Press (Machine)
dumbbell-fly | Chest Fly (Dumbbell), Dumbbell Chest Fly
parallel-bar-dip | Chest Dip, Triceps Dip, Dip, Dips, Chest Dip (Bodyweight)
close-push-up | Diamond Push Up, Push Up - Close Grip, Close Grip Push Up
overhead-press | Strict Military Press (Barbell), Standing Military Press (Barbell), Military Press, Shoulder Press (Barbell)
dumbbell-overhead-press | Shoulder Press (Dumbbell), Standing Shoulder Press (Dumbbell)
seated-dumbbell-press | Seated Overhead Press (Dumbbell), Seated Shoulder Press (Dumbbell)
shoulder-press-machine | Seated Shoulder Press (Machine), Shoulder Press (Plate Loaded)
pike-push-up | Pike Pushup
barbell-row | Bent Over Row (Barbell), Barbell Bent Over Row
bent-over-dumbbell-row | Bent Over Row (Dumbbell)
one-arm-dumbbell-row | Bent Over One Arm Row (Dumbbell), Dumbbell Row, Single Arm Dumbbell Row
seated-cable-row | Seated Row (Cable), Seated Cable Row - V Grip (Cable), Seated Cable Row - Bar Grip
machine-row | Seated Row (Machine), Row (Machine)
chest-supported-row | Chest Supported Incline Row (Dumbbell), Chest Supported Row (Dumbbell)
lat-pulldown | Lat Pulldown (Cable)
straight-arm-pulldown | Straight Arm Lat Pulldown (Cable), Straight Arm Pulldown (Cable)
pull-up | Pullup, Pull-ups
chin-up | Chinup, Chin-ups
reverse-fly | Rear Delt Reverse Fly (Dumbbell), Rear Delt Fly (Dumbbell)
lateral-raise | Side Lateral Raise (Dumbbell)
barbell-curl | Bicep Curl (Barbell), Biceps Curl (Barbell)
dumbbell-curl | Bicep Curl (Dumbbell), Biceps Curl (Dumbbell)
cable-curl | Bicep Curl (Cable), Biceps Curl (Cable)
hammer-curl | Standing Hammer Curl (Dumbbell)
cable-triceps-pushdown | Triceps Pushdown (Cable - Straight Bar), Triceps Pushdown, Triceps Rope Pushdown, Tricep Pushdown (Cable), Triceps Pushdown (Cable)
overhead-triceps-extension | Triceps Extension (Dumbbell), Overhead Triceps Extension (Dumbbell)
triceps-kickback | Triceps Kickback (Dumbbell)
shrug | Dumbbell Shrug
forearm-plank | Plank, Front Plank
sit-up | Situp
bicycle-crunch | Bicycle Crunches
cable-crunch | Kneeling Crunch (Cable)
leg-raise | Lying Leg Raise, Flat Leg Raise
ball-crunch | Crunch (Stability Ball)
back-extension | Back Extension (Hyperextension), Back Extension (Machine)
cable-wood-chop | Wood Chop (Cable)
farmer-carry | Farmers Walk, Farmer Walk, Farmers Walk (Dumbbell)
jump-rope | Skipping
`

/** Names that denote different equipment in the library than in Strong and Hevy. */
export const otherThings = ['Push Press', 'Thruster']
